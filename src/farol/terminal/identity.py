"""Cookies by server and name, in a private file.

Each name is a separate person: so two terminals of one machine can sit at one table.
"""

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

OWN: Final = "own"  # key of the terminal's own server, whose port changes
PRIVATE: Final = 0o600


class CookieFile:
    """The cookies of one person at one server."""

    def __init__(self, folder: Path, server: str, name: str) -> None:
        self._path = folder / "terminal.people.json"
        self._key = f"{server} {name}"

    def _all(self) -> dict[str, str]:
        with suppress(OSError, ValueError):
            found = json.loads(self._path.read_text(encoding="utf-8"))
            if isinstance(found, dict):
                return {str(key): str(value) for key, value in found.items()}
        return {}

    @property
    def cookies(self) -> str:
        """The cookies of the person; empty if there are none."""
        return self._all().get(self._key, "")

    def keep(self, cookies: str) -> None:
        """Save the cookies, readable by this user only."""
        if cookies == self.cookies:
            return
        self._path.parent.mkdir(parents=True, exist_ok=True)
        content = json.dumps({**self._all(), self._key: cookies}, indent=1)
        fresh = self._path.with_suffix(f".{os.getpid()}")
        handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(content)
        fresh.replace(self._path)
