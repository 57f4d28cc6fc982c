"""In place of the library's: all that asyncio's futures look at when they are imported."""

DEBUG = 10
