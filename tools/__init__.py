"""Developer commands: `python3 -m tools` lists them. Standard library only, never shipped."""
