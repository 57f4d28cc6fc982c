"""In place of the library's: where Pyodide's loader of packages, never used here, registers."""


def _forget(*_args: object, **_named: object) -> None:
    """Nothing is ever packed or unpacked."""


register_archive_format = register_unpack_format = _forget
_unpack_zipfile = _make_zipfile = _forget
