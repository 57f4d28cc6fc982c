"""Shipped as `sitecustomize`: finds every module compiled in one file, with one look into a dict.

Python's own importer for zip files asks the file system and checks a header for each of some two
hundred modules. What it starts from, before it comes here, it finds in the same archive.
"""

import gc
import marshal
import sys
from _frozen_importlib import ModuleSpec
from zipimport import zipimporter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType

# Nothing that a start makes is garbage; looking for some would take a tenth of it.
gc.disable()

CODES: dict[str, tuple[bool, bytes]] = marshal.loads(  # noqa: S302 -- the build wrote it
    zipimporter("/lib/python314.zip").get_data("modules")
)


class Finder:
    """Finds and loads a module out of `CODES`."""

    @staticmethod
    def find_spec(name: str, _path: object = None, _target: object = None) -> ModuleSpec | None:
        """Return what says that we load the module called ``name``, or None."""
        entry = CODES.get(name)
        if entry is None:
            return None
        spec = ModuleSpec(name, Finder, is_package=entry[0])  # type: ignore[arg-type]
        spec.origin = f"/lib/python314.zip/{name.replace('.', '/')}"
        return spec

    @staticmethod
    def create_module(_spec: ModuleSpec) -> None:
        """Leave making the module to Python."""

    @staticmethod
    def exec_module(module: "ModuleType") -> None:
        """Run the module's code in it."""
        exec(marshal.loads(CODES[module.__name__][1]), module.__dict__)  # noqa: S102, S302


sys.meta_path.insert(0, Finder)
