"""What is kept on the device: the browser's localStorage as a Store."""

import js
from pyodide.ffi import JsException

from game.app.ports import StoreError


class LocalStore:
    """localStorage; StoreError when it is full or switched off."""

    def get(self, key: str) -> str | None:
        """Return the text kept under ``key``, or None."""
        try:
            text = js.localStorage.getItem(key)
        except JsException as error:
            raise StoreError from error
        # A missing key comes as JavaScript's null, which is not None here.
        return text if isinstance(text, str) else None

    def set(self, key: str, text: str) -> None:
        """Keep ``text`` under ``key``."""
        try:
            js.localStorage.setItem(key, text)
        except JsException as error:
            raise StoreError from error

    def remove(self, key: str) -> None:
        """Forget what is kept under ``key``."""
        try:
            js.localStorage.removeItem(key)
        except JsException as error:
            raise StoreError from error
