"""farol site: everything as a static website, which plays in the browser without a server."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

Folder = Annotated[Path, Parameter(help="Folder to write; an older site in it is replaced.")]
Packages = Annotated[
    list[str] | None, Parameter(name="--game", help="Installed package with a game to put in.")
]


def site(folder: Folder, /, *, game: Packages = None) -> None:
    """Write a website that any file server hands out and that plays alone, also offline."""
    from farol.server.logs import set_up_logs  # noqa: PLC0415  # needs the packages of a server
    from farol.site.builder import write_site  # noqa: PLC0415

    set_up_logs("text", "warning")
    size = write_site(folder, game or [])
    print(f"{folder}: {size / 1e6:.1f} MB. Try it: python -m http.server --directory {folder}")
