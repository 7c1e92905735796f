"""Writes a site: a folder of files that any file server hands out, the same bytes each time."""

import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from farol import __version__
from farol.site import packages, pages, python, sources
from farol.site.errors import CannotBuild

Files = dict[str, bytes]

MARK: Final = "python/pyodide.asm.wasm.gz"  # lies in every site, and in no other folder
LICENCE: Final = "licens"  # in the names of files that have to go along


def tree_root() -> Path:
    """The tree of sources that this program was started from or lies in."""
    for folder in (Path(__file__).parents[3], Path.cwd(), *Path.cwd().parents):
        if (folder / packages.LOCK).is_file() and (folder / "web/package-lock.json").is_file():
            return folder
    raise CannotBuild("A site is written from Farol's sources; run this in their folder.")


def write_site(folder: Path, games: Sequence[str] = ()) -> int:
    """Write a site into an empty folder, or over an older site; how many bytes it has."""
    if folder.exists() and any(folder.iterdir()) and not (folder / MARK).is_file():
        raise CannotBuild(f"{folder} holds other things; a site needs a folder of its own.")
    files = site_files(tree_root(), list(games))
    new = folder.with_name(f"{folder.name}.new")
    shutil.rmtree(new, ignore_errors=True)
    for name, data in files.items():
        path = new / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    if folder.exists():
        shutil.rmtree(folder)
    new.replace(folder)
    return sum(map(len, files.values()))


def site_files(root: Path, games: list[str]) -> Files:
    """Every file of a site."""
    files = pages.client_files() | pages.published_files()
    loaded = _python_files(root, games)
    size = sum(len(loaded[f"python/{name}"]) for name in python.PACKED)
    files |= loaded
    files["index.html"] = pages.page(files["index.html"], size, pages.digest_of(loaded))
    for name in [name for name in files if name.endswith(".webmanifest")]:
        files[name] = pages.manifest(files[name])
    files["worker.js"] = pages.service_worker(files)
    return files


def _python_files(root: Path, games: list[str]) -> Files:
    """Python with everything that it runs."""
    folder = python.pyodide_folder(root)
    points = sources.entry_points_of(games)
    plain = sources.own_files() | sources.metadata(__version__, points)
    for game in games:
        plain |= sources.package_files(game)
    unpacked_files: Files = {}
    licences: Files = {}
    for wheel in packages.downloaded(root):
        found = packages.files_of(wheel)
        licences |= {n: data for n, data in found.items() if LICENCE in n.lower()}
        kept = {n: data for n, data in found.items() if not packages.is_metadata(n)}
        (unpacked_files if packages.needs_folder(found) else plain).update(kept)
    archives = {
        "library.zip": python.archive(python.library(folder)),
        "packages.zip": python.archive(plain),
        "folders.zip": python.archive(unpacked_files),
    }
    files = python.loose_files(folder) | python.packed(folder, archives)
    files["LICENCES.txt"] = _licences(licences)
    return {f"python/{name}": data for name, data in files.items()}


def _licences(found: Files) -> bytes:
    head = b"Pyodide and CPython: https://pyodide.org (MPL 2.0), https://python.org (PSF)\n"
    return head + b"".join(
        b"\n--- " + name.encode() + b"\n\n" + data for name, data in sorted(found.items())
    )
