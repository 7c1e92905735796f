"""The packages that go into a site, from `requirements-site.lock`: wheels for Python in
WebAssembly, each of a known hash."""

import hashlib
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

from farol.site.errors import CannotBuild

LOCK: Final = "requirements-site.lock"
PYTHON: Final = "3.14"  # in Pyodide
PLATFORM: Final = "pyemscripten_2026_0_wasm32"
LANGUAGES: Final = ("root", "en", "en_001", "es")  # of Babel's tables, which Fluent's numbers need
SUFFIXES: Final = (".pyi", ".pyc", ".c", ".h", ".pyx", ".exe")  # of files that nothing reads
UNREAD: Final = (
    *(
        "pytz/zoneinfo/",
        "babel/messages/",
        "anyio/_backends/_trio.py",
        "anyio/pytest_plugin.py",
        "idna/",
    ),
    *("starlette/testclient.py", "structlog/twisted.py"),
)


def downloaded(root: Path) -> list[Path]:
    """The wheels, from the folder where they were kept or from the package index."""
    lock = root / LOCK
    digest = hashlib.sha256(lock.read_bytes()).hexdigest()[:16]
    folder = root / "build" / "site" / digest
    done = folder / "complete"
    if not done.is_file():
        folder.mkdir(parents=True, exist_ok=True)
        command = [
            *(sys.executable, "-m", "pip", "download", "--quiet", "--require-hashes", "--no-deps"),
            *("--only-binary=:all:", "--platform", PLATFORM, "--python-version", PYTHON),
            *("--implementation", "cp", "--abi", f"cp{PYTHON.replace('.', '')}"),
            *("--disable-pip-version-check", "--dest", str(folder), "--requirement", str(lock)),
        ]
        run = subprocess.run(command, capture_output=True, text=True, check=False)
        if run.returncode != 0:
            reason = (run.stderr.strip().splitlines() or ["pip says nothing"])[-1]
            raise CannotBuild(f"The packages for the browser could not be fetched: {reason}")
        done.touch()
    return sorted(folder.glob("*.whl"))


def files_of(wheel: Path) -> dict[str, bytes]:
    """The files of a wheel that are read when it runs, and its licence."""
    with zipfile.ZipFile(wheel) as opened:
        return {
            name: opened.read(name)
            for name in sorted(opened.namelist())
            if not name.endswith("/") and is_read(name)
        }


def is_read(name: str) -> bool:
    """Whether anything reads a file of a package.

    >>> is_read("babel/locale-data/es.dat"), is_read("babel/locale-data/fr.dat")
    (True, False)
    >>> is_read("starlette/routing.py"), is_read("msgspec/__init__.pyi")
    (True, False)
    """
    if name.startswith("babel/locale-data/"):
        return name.removeprefix("babel/locale-data/").removesuffix(".dat") in LANGUAGES
    return not name.startswith(UNREAD) and not name.endswith(SUFFIXES)


def is_metadata(name: str) -> bool:
    """Whether a file only tells installers about a package."""
    return name.partition("/")[0].endswith(".dist-info")


def needs_folder(files: dict[str, bytes]) -> bool:
    """Whether a wheel cannot be loaded from inside an archive: it holds compiled modules, or lists
    a folder of its own."""
    return any(name.endswith(".so") or name.startswith("babel/") for name in files)
