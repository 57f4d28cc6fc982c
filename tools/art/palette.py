"""The few colours every picture uses, so that cards, backs and tokens look like one set."""

PAPER = "#fffaf0"
EDGE = "#cbbd9d"
RED = "#b3161f"
EMBER = "#d6453a"
WINE = "#7c0f1d"
INK = "#1c1b22"
GOLD = "#e2a72e"
BRONZE = "#a8701a"
OCHRE = "#8f5a10"
BLUE = "#20528f"
SKIN = "#f6d6b0"
ROSE = "#e58d76"
WHITE = "#ffffff"
STEEL = "#d3dae0"
CHESTNUT = "#7d3a1b"
NIGHT = "#2a2c3d"
ASH = "#6a6c7e"
CLOTH = "#14532f"
LEAF = "#2f6b47"
FERN = "#4f9a68"

# Red and ink must stay legible on paper: the tests measure this pair of contrasts.
SUIT_COLOUR = {"c": INK, "d": RED, "h": RED, "s": INK}
FOUR_COLOURS = {"c": LEAF, "d": BLUE, "h": RED, "s": INK}

# What is painted so takes the colour of the page around it: there the first deck's suits have two
# colours or four. Its lights and shades lie over whatever that is.
SUIT = "currentColor"
LIGHT = "#ffffff33"
DARK = "#1c1b2266"

# The cloth of the icons, where the lamp falls on it and at its edge. What lies on it is shaded.
FELT_LIT = "#26755a"
FELT_DEEP = "#11402d"
SHADE = "#00000059"
