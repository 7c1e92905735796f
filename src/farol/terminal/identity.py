"""Cookies by server and name, in a private file.

Each name is a separate person: so two terminals of one machine can sit at one table.
"""

import getpass
import json
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from farol.protocol.text import BadName, clean_name
from farol.telling.texts import Texts

NAME: Final = "name"  # key of the name that was given last
OWN: Final = "own"  # key of the terminal's own server, whose port changes
PRIVATE: Final = 0o600


class CookieFile:
    """The cookies of one person at one server."""

    def __init__(self, folder: Path, server: str, name: str) -> None:
        self._folder = folder
        self._key = f"{server} {name}"

    @property
    def cookies(self) -> str:
        """The cookies of the person; empty if there are none."""
        return _kept(self._folder).get(self._key, "")

    def keep(self, cookies: str) -> None:
        """Save the cookies, readable by this user only."""
        if cookies != self.cookies:
            _keep(self._folder, self._key, cookies)


def asked_name(folder: Path, texts: Texts, ask: Callable[[str], str] = input) -> str:
    """The name for tables with others: the one given last, or else asked for; an empty line takes
    the suggestion."""
    kept = _kept(folder).get(NAME, "")
    if kept:
        return kept
    suggested = getpass.getuser()
    name = ""
    while not name:
        try:
            name = clean_name(ask(f"{texts('who-are-you', name=suggested)} ") or suggested)
        except BadName as error:
            print(error)
        except EOFError:
            name = suggested
    keep_name(folder, name)
    return name


def keep_name(folder: Path, name: str) -> None:
    """Save the name that was given last."""
    with suppress(OSError):  # it is asked for again
        if _kept(folder).get(NAME) != name:
            _keep(folder, NAME, name)


def _file(folder: Path) -> Path:
    return folder / "terminal.people.json"


def _kept(folder: Path) -> dict[str, str]:
    with suppress(OSError, ValueError):
        found = json.loads(_file(folder).read_text(encoding="utf-8"))
        if isinstance(found, dict):
            return {str(key): str(value) for key, value in found.items()}
    return {}


def _keep(folder: Path, key: str, value: str) -> None:
    path = _file(folder)
    path.parent.mkdir(parents=True, exist_ok=True)
    content = json.dumps({**_kept(folder), key: value}, indent=1)
    fresh = path.with_suffix(f".{os.getpid()}")
    handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE)
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        file.write(content)
    fresh.replace(path)
