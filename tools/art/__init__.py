"""Draws the game's pictures: the card sprite and the icons, as code, with nothing but arithmetic."""
