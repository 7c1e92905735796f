"""What a game's package brings for the browser: the folder `browser/`, read strictly.

    drawing.js     the board, as a module that the page loads
    drawing.css    its styles
    poster.svg     a picture of 320 x 300
    emblem.svg     a square picture
    poster.json    {"accent": "#a05a2c", "on_accent": "#ffffff", "minutes": 10, "company": 3}

Each is optional, and further files may lie beside them, which these refer to by their names. Games
that come with Farol have none: their drawings are compiled with the client.
"""

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources
from typing import Final

from farol.core.data import Fields, read_data
from farol.core.errors import BadDrawing

FOLDER: Final = "browser"
NAME: Final = re.compile(r"[a-z0-9][a-z0-9_-]*\.([a-z0-9]+)")
MEDIA: Final = {
    "js": "text/javascript",
    "css": "text/css",
    "svg": "image/svg+xml",
    "png": "image/png",
    "webp": "image/webp",
    "woff2": "font/woff2",
    "json": "application/json",
}
COLOUR: Final = re.compile(r"#[0-9a-f]{6}")
MOST_BYTES: Final = 2 * 1024 * 1024  # of all files together
MOST_MINUTES: Final = 600
MOST_SEATS: Final = 62


@dataclass(frozen=True)
class Announced:
    """The contents of `poster.json`: colours, duration, and the best number of players."""

    accent: str | None = None
    on_accent: str | None = None
    minutes: int | None = None
    company: int | None = None


@dataclass(frozen=True)
class Browser:
    """The files by name; `tag` changes with any of them."""

    files: Mapping[str, bytes]
    tag: str
    announced: Announced

    def has(self, name: str) -> bool:
        """Whether the file exists."""
        return name in self.files


def media_type(name: str) -> str:
    """The media type of a file name; BadDrawing if the type is not allowed."""
    found = NAME.fullmatch(name)
    media = MEDIA.get(found[1]) if found else None
    if media is None:
        raise BadDrawing(
            f"{FOLDER}/{name} is no file for a browser: small letters, and one of "
            f"{', '.join(sorted(MEDIA))} at the end."
        )
    return media


def read_browser(package: str) -> Browser | None:
    """The `browser/` folder of a game's package; None without one. BadDrawing says what is
    wrong.
    """
    folder = resources.files(package).joinpath(FOLDER) if package else None
    if folder is None or not folder.is_dir():
        return None
    files = {
        one.name: one.read_bytes()
        for one in sorted(folder.iterdir(), key=lambda one: one.name)
        if one.is_file() and not one.name.startswith(("_", "."))
    }
    size, whole = 0, hashlib.sha256()
    for name, body in files.items():
        media_type(name)
        size += len(body)
        whole.update(f"{name}:{len(body)}:".encode() + body)
    if size > MOST_BYTES:
        raise BadDrawing(f"{FOLDER}/ holds {size} bytes; at most {MOST_BYTES} are loaded.")
    announced = read_announced(package) if "poster.json" in files else Announced()
    return Browser(files, whole.hexdigest()[:16], announced)


def read_announced(package: str) -> Announced:
    """`poster.json` of a package, read strictly; BadDrawing says what is wrong."""
    what = f"{FOLDER}/poster.json"
    try:
        fields = Fields(read_data(package, what), what, BadDrawing)
    except ValueError as error:
        raise BadDrawing(f"{what} is no JSON: {error}.") from error
    announced = Announced(
        accent=_colour(fields, "accent"),
        on_accent=_colour(fields, "on_accent"),
        minutes=fields.integer("minutes", 1, MOST_MINUTES) if fields.has("minutes") else None,
        company=fields.integer("company", 1, MOST_SEATS) if fields.has("company") else None,
    )
    fields.done()
    return announced


def _colour(fields: Fields, name: str) -> str | None:
    if not fields.has(name):
        return None
    colour = fields.text(name)
    if not COLOUR.fullmatch(colour):
        raise BadDrawing(f"{name} in {FOLDER}/poster.json is a colour such as #a05a2c.")
    return colour
