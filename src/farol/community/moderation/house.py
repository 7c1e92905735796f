"""The operator's pages, and names that they reserve: read from files by a command,
kept in the database, so that all servers have them."""

from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from farol.core.errors import FarolError, shown
from farol.core.text import LANGUAGES
from farol.server.store.settings import SettingStore

SETTING: Final = "house"
PAGES: Final = ("imprint", "privacy", "rules")
LONGEST: Final = 100_000  # characters of a page
MOST_NAMES: Final = 10_000


class BadHouse(FarolError):
    """A folder without pages, or with a file that cannot be used."""


class House(Struct):
    """Pages by name and language, such as `imprint.en`, and reserved names."""

    pages: dict[str, str] = {}
    names: list[str] = []

    def listed(self) -> list[str]:
        """The names of the pages that exist in some language."""
        return [page for page in PAGES if self.page(page, LANGUAGES[0]) is not None]

    def page(self, page: str, language: str) -> str | None:
        """A page in a language, or in another one that it has."""
        found = (self.pages.get(f"{page}.{one}") for one in (language, *LANGUAGES))
        return next((text for text in found if text is not None), None)


def read_house(folder: Path) -> House:
    """The files of a folder: `imprint.en.md` and so on, and `names.en.txt` with a name on each
    line."""
    house = House()
    for language in LANGUAGES:
        for page in PAGES:
            text = _read(folder / f"{page}.{language}.md")
            if text is not None:
                house.pages[f"{page}.{language}"] = text
        lines = (_read(folder / f"names.{language}.txt") or "").splitlines()
        house.names += [line.strip() for line in lines if line.strip() and line[0] != "#"]
    if not house.pages and not house.names:
        raise BadHouse(f"{shown(str(folder))} has no page such as imprint.en.md.")
    if len(house.names) > MOST_NAMES:
        raise BadHouse(f"More than {MOST_NAMES} names are not reserved.")
    return house


def _read(file: Path) -> str | None:
    if not file.is_file():
        return None
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadHouse(f"{shown(str(file))} cannot be read: {error}.") from error
    if len(text) > LONGEST:
        raise BadHouse(f"{shown(str(file))} has more than {LONGEST} characters.")
    return text


async def keep_house(settings: SettingStore, house: House) -> None:
    """Replace pages and names."""
    await settings.set(SETTING, msgspec.json.encode(house).decode())


async def kept_house(settings: SettingStore) -> House:
    """The pages and names of this database."""
    text = await settings.get(SETTING)
    try:
        return msgspec.json.decode(text or "{}", type=House)
    except msgspec.DecodeError:
        return House()
