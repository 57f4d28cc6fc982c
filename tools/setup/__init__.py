"""Brings what a command needs into the clone, once: Python packages, node packages, a browser."""
