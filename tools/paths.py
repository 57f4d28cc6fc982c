"""Where things lie in the clone."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
NODE_MODULES = ROOT / "node_modules"
REQUIREMENTS = ROOT / "tools" / "requirements"
VENV = ROOT / ".venv"
BENCH_VENV = ROOT / ".venv-bench"
EQUILIBRIUM_VENV = ROOT / ".venv-equilibrium"
# Caches, stamps, a browser: what the tools keep for themselves.
WORKROOM = ROOT / ".tools"
CACHE = WORKROOM / "cache"
