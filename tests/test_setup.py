"""tools/setup.py, with a tiny Farol, packages that lie in a folder, and a real pip."""

import hashlib
import os
import shutil
import signal
import subprocess
import sys
import time
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.patience import patience

ROOT = Path(__file__).parent.parent
PROJECT = """\
[build-system]
requires = []
build-backend = "backend"
backend-path = ["tools/wheel"]
[project]
name = "farol"
version = "1"
"""
# Builds what pip asks for; it needs what requirements-build.lock names.
BACKEND = """\
import sys, zipfile
from pathlib import Path

def build_wheel(folder, *_):
    import compiler
    text = Path("src/farol/__init__.py").read_text()
    if "wrong" in text:
        sys.exit("src/farol/__init__.py:1: error: wrong")
    if "plain" in text:
        print("Farol will run as plain Python: no compiler")
    info = "farol-1.dist-info"
    with zipfile.ZipFile(Path(folder, "farol-1-py3-none-any.whl"), "w") as wheel:
        for file in Path("src").rglob("*.py"):
            wheel.write(file, file.relative_to("src"))
        wheel.writestr(f"{info}/METADATA", "Metadata-Version: 2.1\\nName: farol\\nVersion: 1\\n")
        wheel.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n")
        wheel.writestr(f"{info}/entry_points.txt", "[console_scripts]\\nfarol = farol.__main__:main\\n")
        wheel.writestr(f"{info}/RECORD", "")
    return "farol-1-py3-none-any.whl"
"""
MAIN = """\
import sys
import running
from farol import TEXT
def main():
    print("from sources" if "/src/" in __file__ else "installed", TEXT, *sys.argv[1:])
if __name__ == "__main__":
    main()
"""

Start = Callable[..., subprocess.CompletedProcess[str]]


def add_wheel(folder: Path, name: str) -> str:
    """A package with one module; the line of a lock file that asks for it."""
    path, info = folder / f"{name}-1-py3-none-any.whl", f"{name}-1.dist-info"
    with zipfile.ZipFile(path, "w") as wheel:
        wheel.writestr(f"{name}.py", "")
        wheel.writestr(f"{info}/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
        wheel.writestr(
            f"{info}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
        )
        wheel.writestr(f"{info}/RECORD", "")
    return f"{name}==1 --hash=sha256:{hashlib.sha256(path.read_bytes()).hexdigest()}\n"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    project = tmp_path / "my project"
    (project / "tools/wheel").mkdir(parents=True)
    (project / "src/farol").mkdir(parents=True)
    (project / "web").mkdir()
    (tmp_path / "wheels").mkdir()
    for name in ("tools/setup.py", "tools/wheel/web_client.py", "tools/wheel/build_cache.py"):
        shutil.copy(ROOT / name, project / name)
    running, compiler = (add_wheel(tmp_path / "wheels", name) for name in ("running", "compiler"))
    for name, text in {
        "requirements.lock": running,
        "requirements-build.lock": compiler,
        "requirements-dev.lock": running + compiler,
        "requirements-node.lock": running,
        "pyproject.toml": PROJECT,
        "hatch_build.py": "",
        "tools/wheel/backend.py": BACKEND,
        "tools/web.py": "print('the client is built')\n",
        "src/farol/__init__.py": "TEXT = 'one'\n",
        "src/farol/__main__.py": MAIN,
    }.items():
        (project / name).write_text(text)
    return project


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    wheels = str(tmp_path / "wheels")
    clean = {
        name: text for name, text in os.environ.items() if not name.startswith(("FAROL", "PIP"))
    }
    clean.pop("PYTHONPATH", None)
    return clean | {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": wheels, "PIP_CONFIG_FILE": os.devnull}


@pytest.fixture
def start(project: Path, environment: dict[str, str]) -> Start:
    def start(*arguments: str, **extra: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, project / "tools/setup.py", *(arguments or ("run", "play"))],
            env=environment | extra,
            capture_output=True,
            text=True,
            check=False,
            timeout=10 * patience(),
        )

    return start


def said(result: subprocess.CompletedProcess[str]) -> str:
    """What Farol said last."""
    return result.stdout.splitlines()[-1] if result.stdout else result.stderr


def until(holds: Callable[[], bool], problem: str) -> None:
    end = (
        time.monotonic() + 20 * patience()
    )  # what is compiled behind a table gives way to all else
    while not holds():
        assert time.monotonic() < end, problem
        time.sleep(0.2)


def until_compiled(project: Path, other_than: str = "") -> None:
    """Wait for the process that compiles behind the first start."""
    until(lambda: code_of(project) not in ("", other_than), "it is never compiled")


def code_of(project: Path) -> str:
    """The checksum of what was compiled last."""
    try:
        return (project / ".venv/farol.code").read_text()
    except FileNotFoundError:
        return ""


def test_a_first_start_plays_sources_and_a_later_one_compiled(start: Start, project: Path) -> None:
    first = start()
    assert first.returncode == 0
    assert first.stdout == "the client is built\nfrom sources one play\n"
    assert first.stderr.startswith("Farol sets itself up in .venv and web/node_modules (once")
    until_compiled(project)
    later = start("run", "rules", "a game")
    assert (later.stdout, later.stderr) == ("installed one rules a game\n", "")


def test_a_change_is_played_at_once_and_compiled_later(start: Start, project: Path) -> None:
    start("dev")
    assert said(start()) == "installed one play"
    os.utime(project / "src/farol/__init__.py")  # which changes nothing
    assert said(start()) == "installed one play"
    compiled = code_of(project)
    (project / "src/farol/__init__.py").write_text("TEXT = 'two'\n")
    assert said(start()) == "from sources two play"
    until_compiled(project, other_than=compiled)
    assert said(start()) == "installed two play"
    (project / "src/farol/new.py").write_text("\n")
    assert said(start()) == "from sources two play"


def test_plain_python_is_never_compiled(start: Start, project: Path) -> None:
    for _ in range(2):
        assert said(start(FAROL_PLAIN="1")) == "from sources one play"
        until((project / ".venv/bin/pip").exists, "there is no pip")
    assert code_of(project) == ""


def test_changed_packages_are_installed(start: Start, project: Path, tmp_path: Path) -> None:
    start()
    other = add_wheel(tmp_path / "wheels", "other")
    with (project / "requirements.lock").open("a") as lock:
        lock.write(other)
    start()
    assert list(project.glob(".venv/lib/*/site-packages/other.py"))


def test_a_failed_build_is_played_from_sources_and_not_retried(start: Start, project: Path) -> None:
    start("dev")
    code = project / "src/farol/__init__.py"
    code.write_text("TEXT = 'wrong'\n")
    assert said(start()) == "from sources wrong play"
    until((project / ".venv/farol.failed").exists, "it did not fail")
    again = start()
    assert said(again) == "from sources wrong play"
    assert again.stderr.startswith("Farol could not be compiled (see .venv/farol.log)")
    for_tests = start("dev")
    assert for_tests.returncode == 1
    assert "error: wrong" in for_tests.stderr
    assert "Farol could not be built" in for_tests.stderr
    code.write_text("TEXT = 'right'\n")
    assert start("dev").returncode == 0
    assert said(start()) == "installed right play"


def test_a_build_without_a_compiler_says_so(start: Start, project: Path) -> None:
    (project / "src/farol/__init__.py").write_text("TEXT = 'plain'\n")
    assert "\nFarol will run as plain Python: no compiler\n" in start("dev").stderr


def test_a_client_that_cannot_be_built_stops_it(start: Start, project: Path) -> None:
    (project / "tools/web.py").write_text("import sys; sys.exit('no such component')\n")
    result = start()
    assert result.returncode == 1
    assert "no such component" in result.stderr
    assert said(start(FAROL_NO_WEB="1")) == "from sources one play"


@pytest.mark.parametrize(("command", "seconds"), [("dev", 0.6), ("run", 1.5), ("dev", 4)])
def test_an_interruption_at_any_moment_is_repaired_by_the_next_start(
    start: Start, project: Path, environment: dict[str, str], command: str, seconds: float
) -> None:
    with subprocess.Popen(
        [sys.executable, project / "tools/setup.py", command],
        env=environment,
        start_new_session=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as first:
        time.sleep(seconds)
        os.killpg(first.pid, signal.SIGKILL)
    assert said(start()).endswith(" one play")
    until_compiled(project)
    assert said(start()) == "installed one play"


def test_a_moved_folder_is_set_up(start: Start, project: Path, environment: dict[str, str]) -> None:
    start("dev")
    moved = project.rename(project.with_name("moved"))
    command = [sys.executable, moved / "tools/setup.py", "run"]
    result = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert said(result) == "from sources one"
    assert (moved / ".venv/farol.place").read_text().strip() == str(moved)


def test_a_python_that_is_gone_is_replaced(start: Start, project: Path) -> None:
    start("dev")
    (project / ".venv/bin/python").unlink()
    assert said(start()) == "from sources one play"


def test_two_starts_at_once_set_up_one_after_the_other(
    start: Start, project: Path, environment: dict[str, str]
) -> None:
    command = [sys.executable, project / "tools/setup.py", "run"]
    with subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True) as first:
        assert first.stderr is not None
        assert first.stderr.readline().startswith("Farol sets itself up")
        second = start()
        assert first.wait() == 0
    assert second.stderr.startswith("Another process is setting up Farol here; waiting for it…\n")
    assert said(second).endswith("one play")


def test_no_package_index_in_reach(start: Start) -> None:
    result = start(PIP_FIND_LINKS="")
    assert result.returncode == 1
    assert "Farol could not reach the Python package index" in result.stderr


def test_packages_that_cannot_be_installed(start: Start, project: Path) -> None:
    (project / "requirements.lock").write_text(f"running==1 --hash=sha256:{'0' * 64}\n")
    result = start()
    assert result.returncode == 1
    assert "DO NOT MATCH THE HASHES" in result.stderr
    assert "Farol could not install its packages" in result.stderr
