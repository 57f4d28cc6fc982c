"""Draws the card sprite and the icons, as code, with nothing but arithmetic."""
