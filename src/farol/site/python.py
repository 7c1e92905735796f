"""Python for a site: Pyodide from the client's npm packages, trimmed, with its standard library and
our sources compiled by itself."""

import io
import json
import shutil
import subprocess
import tempfile
import zipfile
from contextlib import AbstractContextManager
from importlib import resources
from pathlib import Path
from typing import Final

from farol.site.errors import CannotBuild
from farol.site.packages import PYTHON

Files = dict[str, bytes]

NODE_PACKAGE: Final = "web/node_modules/pyodide"
LOOSE: Final = ("pyodide.mjs", "pyodide.asm.mjs")
BINARY: Final = "pyodide.asm.wasm"
LIBRARY: Final = "python_stdlib.zip"
# what compile.mjs makes
PACKED: Final = (f"{BINARY}.gz", f"{LIBRARY}.gz", "libraries.gz", "packages.zst")
# Of the standard library: what needs a terminal, a process or a network, and tools for programmers.
UNUSED: Final = (
    *("_pyrepl/", "bdb", "cgi", "cmd", "compileall", "cProfile"),
    *("curses/", "dbm/", "doctest", "ensurepip/", "ftplib", "getopt", "getpass"),
    *("imaplib", "idlelib/", "lib2to3/", "mailbox", "mailcap", "netrc", "nntplib", "optparse"),
    *("pdb", "pickletools", "poplib", "profile", "pstats", "pty", "pyclbr", "pydoc", "sched"),
    *("smtplib", "telnetlib", "tkinter/", "trace.", "tty", "turtle", "unittest/", "venv/"),
    *("webbrowser", "xmlrpc/", "xml/", "zipapp", "_aix_support", "_android_support"),
    *("_apple_support", "_ios_support", "_pyio", "plistlib", "tabnanny"),
    *("this", "antigravity", "wave", "fileinput", "symtable", "pydoc_data/", "_strptime_"),
    *("modulefinder", "filecmp", "shelve", "tracemalloc", "rlcompleter", "py_compile", "__hello"),
    *("__phello", "multiprocessing/managers", "multiprocessing/pool", "multiprocessing/shared"),
    *("multiprocessing/popen", "multiprocessing/forkserver", "nturl2path"),
)
ENCODINGS: Final = frozenset(  # of those that are tables of their own
    ("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "utf_16", "utf_32")
) | frozenset(
    ("utf_16_le", "utf_16_be", "utf_8", "utf_8_sig", "raw_unicode_escape", "unicode_escape")
)


def pyodide_folder(root: Path) -> Path:
    """Where Pyodide lies; CannotBuild says how it gets there."""
    folder = root / NODE_PACKAGE
    if not (folder / BINARY).is_file():
        raise CannotBuild("Pyodide is missing: run `npm ci` in the folder web.")
    return folder


def loose_files(folder: Path) -> Files:
    """What loads Python, and the list of its packages, of which none is ever fetched."""
    files = {}
    for name in LOOSE:
        text = (folder / name).read_text(encoding="utf-8")
        files[name] = text.partition("\n//# sourceMappingURL=")[0].encode() + b"\n"
    lock = json.loads((folder / "pyodide-lock.json").read_text(encoding="utf-8"))
    lock["packages"] = {}
    files["pyodide-lock.json"] = json.dumps(lock, sort_keys=True).encode()
    return files


def library(folder: Path) -> Files:
    """The part of the standard library that a tab may need."""
    with zipfile.ZipFile(folder / LIBRARY) as opened:
        return {name: opened.read(name) for name in sorted(opened.namelist()) if _is_used(name)}


def _is_used(name: str) -> bool:
    if name.endswith("/") or "/test" in name:
        return False
    if name.startswith("encodings/"):
        return name.removeprefix("encodings/").removesuffix(".py") in ENCODINGS
    return not name.startswith(UNUSED)


def archive(files: Files) -> bytes:
    """An archive, not compressed and with no dates: the same files give the same bytes."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as written:
        for name in sorted(files):
            written.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), files[name])
    return data.getvalue()


def packed(folder: Path, archives: dict[str, bytes]) -> Files:
    """`library.zip`, `packages.zip` and `folders.zip` as the files of a site, with bytecode instead
    of sources: made by the Python that will run it, so that any machine makes the same."""
    node = shutil.which("node")
    if node is None:
        raise CannotBuild("A site needs Node, which compiles Python for it.")
    with tempfile.TemporaryDirectory() as scratch, _script() as script:
        for name, data in archives.items():
            Path(scratch, name).write_bytes(data)
        command = [node, str(script), str(folder), scratch]
        run = subprocess.run(command, capture_output=True, text=True, check=False)
        if run.returncode != 0:
            reason = _last_words(run.stderr)
            raise CannotBuild(f"Python {PYTHON} could not compile the sources: {reason}")
        return {name: Path(scratch, name).read_bytes() for name in PACKED}


def _last_words(said: str) -> str:
    """What Python complained of, without the program of Pyodide around it."""
    lines = [line.strip() for line in said.splitlines() if 0 < len(line.strip()) < 400]
    return " ".join(lines)[-400:]


def _script() -> AbstractContextManager[Path]:
    return resources.as_file(resources.files("farol.site") / "compile.mjs")
