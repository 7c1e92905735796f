"""Farol's own sources for a site, and games from other packages."""

from importlib import import_module
from importlib.metadata import EntryPoint
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import farol
from farol.games import GROUP, declared
from farol.site.errors import CannotBuild

# What no tab does: other clients, other machines, judges, measuring, and all that is about people
# elsewhere.
LEFT_OUT: Final = (
    *("arena", "bench", "cli.py", "client", "commands", "research", "terminal", "testing", "web"),
    *("__main__.py", "play.py", "server/serve.py", "server/worker.py", "server/opening.py"),
    *("server/cluster/migrate.py", "server/cluster/node.py", "server/cluster/postgres.py"),
    *("server/cluster/notify.py", "server/cluster/postgres_schema.py", "bots/__main__.py"),
    *("server/web/fast_websocket.py", "server/web/limited_http.py", "server/web/protocols.py"),
    *("community/invitations", "community/leagues", "community/notifications", "community/party"),
    *("community/company", "community/moderation", "community/passkeys", "community/ratings"),
    *("community/features.py", "bots/network.py", "spoken.py"),
    *("site/builder.py", "site/packages.py", "site/sources.py", "site/pages.py"),
    *("site/python.py", "site/compile.mjs", "farol.cdx.json"),
)
# parts of a game for researchers, for its judges, and for the level master
UNPLAYED: Final = ("/tensor.py", "/laws.py", "/bots/network.xz")
NO_PARTS: Final = {"__pycache__", "terminal", "browser_source"}  # of any folder
SUFFIXES: Final = (".so", ".pyc", ".pyi", ".in")


def own_files() -> dict[str, bytes]:
    """The plain sources of Farol, and the texts and figures beside them."""
    folder = Path(farol.__file__).parent
    return {f"farol/{name}": data for name, data in _files(folder).items() if not _left_out(name)}


def _left_out(name: str) -> bool:
    return any(name == one or name.startswith(f"{one}/") for one in LEFT_OUT) or (
        name.startswith("games/") and ("/bots/learn_" in name or name.endswith(UNPLAYED))
    )


def _files(folder: Path) -> dict[str, bytes]:
    found = {}
    for path in sorted(folder.rglob("*")):
        parts = path.relative_to(folder).parts
        if path.is_file() and not NO_PARTS & set(parts) and not path.name.endswith(SUFFIXES):
            found["/".join(parts)] = path.read_bytes()
    return found


def entry_points_of(packages: list[str]) -> list[EntryPoint]:
    """The games that these installed packages declare; CannotBuild for one that declares none."""
    found = []
    for package in packages:
        points = [point for point in declared() if point.module.partition(".")[0] == package]
        if not points:
            raise CannotBuild(f"No game is declared by a package {package!r}; install it first.")
        found += points
    return found


def package_files(package: str) -> dict[str, bytes]:
    """The files of an installed package of pure Python."""
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise CannotBuild(f"There is no package {package!r} here.")
    folder = Path(spec.origin).parent
    if any(folder.rglob("*.so")) or not str(import_module(package).__file__).endswith(".py"):
        raise CannotBuild(f"The package {package!r} is not pure Python; a browser cannot run it.")
    return {f"{package}/{name}": data for name, data in _files(folder).items()}


def metadata(version: str, points: list[EntryPoint]) -> dict[str, bytes]:
    """What tells Python which games there are, as an installed package does."""
    lines = "".join(f"{point.name} = {point.value}\n" for point in points)
    folder = f"farol_site-{version}.dist-info"
    about = f"Metadata-Version: 2.1\nName: farol-site\nVersion: {version}\n"
    return {
        f"{folder}/METADATA": about.encode(),
        f"{folder}/entry_points.txt": f"[{GROUP}]\n{lines}".encode(),
    }
