"""What the wheel holds: the hot modules compiled, wherever that is possible."""

import importlib.util
import shutil
import subprocess
import sys
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType

import pytest

from farol.core import rand

ROOT = Path(__file__).parent.parent
COMPILED = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["farol"]["compiled"]


@pytest.fixture(scope="module")
def hook() -> ModuleType:
    specification = importlib.util.spec_from_file_location("hook", ROOT / "hatch_build.py")
    assert specification is not None
    assert specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def compiler_works(hook: ModuleType, tmp_path_factory: pytest.TempPathFactory) -> bool:
    try:
        hook._check_compiler(tmp_path_factory.mktemp("compiler") / "probe")
    except hook.NoCompiler:
        return False
    return True


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with one hot module that imports another, and one cold module."""
    package = tmp_path / "src/farol"
    (package / "core").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "core/__init__.py").write_text("from farol.core.cold import HELLO\n")
    (package / "core/hot.py").write_text(
        "import sys\nfrom farol.core.warm import ONE\n\ndef two() -> int:\n    return ONE + 1\n"
    )
    (package / "core/warm.py").write_text("ONE: int = 1\n")
    (package / "core/cold.py").write_text("HELLO = 'hello'\n")
    (tmp_path / "pyproject.toml").write_text('[tool.farol]\ncompiled = ["core/hot.py"]\n')
    return tmp_path


@pytest.mark.parametrize("name", COMPILED)
def test_every_module_to_compile_exists(name: str) -> None:
    assert (ROOT / "src/farol" / name).is_file()


@pytest.mark.parametrize("name", COMPILED)
def test_installed_modules_are_compiled_where_a_compiler_works(
    name: str, hook: ModuleType, compiler_works: bool
) -> None:
    module = importlib.import_module("farol." + name.removesuffix(".py").replace("/", "."))
    compiled = str(module.__file__).endswith(tuple(EXTENSION_SUFFIXES))
    assert compiled == (compiler_works and not hook._is_set("FAROL_PLAIN"))


def test_the_installed_package_is_tested_and_not_the_sources() -> None:
    assert not Path(str(rand.__file__)).is_relative_to(ROOT / "src")


def test_imports_are_followed_and_the_packages_around_are_not(
    hook: ModuleType, project: Path
) -> None:
    found = hook.with_imports(project / "src", [Path("farol/core/hot.py")])
    assert [path.as_posix() for path in found] == [
        "farol/core/hot.py",
        "farol/core/warm.py",
    ]


def test_a_change_in_a_cold_module_compiles_nothing_anew(
    hook: ModuleType, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hook, "_compile", lambda *arguments: arguments[-1].mkdir())
    before = hook.compiled_modules(project)
    (project / "src/farol/core/cold.py").write_text("HELLO = 'good day'\n")
    assert hook.compiled_modules(project) == before


@pytest.mark.parametrize("name", ["hot.py", "warm.py"])
def test_a_change_in_a_hot_module_or_its_imports_compiles_anew(
    name: str, hook: ModuleType, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hook, "_compile", lambda *arguments: arguments[-1].mkdir())
    before = hook.compiled_modules(project)
    with (project / "src/farol/core" / name).open("a") as module:
        module.write("MORE: int = 2\n")
    assert hook.compiled_modules(project) != before


def test_old_results_leave_the_cache(
    hook: ModuleType, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hook, "_compile", lambda *arguments: arguments[-1].mkdir())
    for number in range(hook.KEPT + 3):
        (project / "src/farol/core/warm.py").write_text(f"ONE: int = {number}\n")
        latest = hook.compiled_modules(project)
    assert len(list(latest.parent.iterdir())) == hook.KEPT
    assert latest.is_dir()


def test_without_a_compiler_the_reason_is_told(
    hook: ModuleType, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(hook.NoCompiler, match="no-such-compiler"):
        hook.compiled_modules(project)


def test_a_module_that_does_not_compile_stops_the_build(
    hook: ModuleType, project: Path, compiler_works: bool
) -> None:
    (project / "src/farol/core/warm.py").write_text("ONE: str = 'one'\n")
    expected = hook.CompileError if compiler_works else hook.NoCompiler
    with pytest.raises(expected, match=r"hot\.py:5: error|no working C compiler"):
        hook.compiled_modules(project)
    assert list((project / "build/compiled").iterdir()) == []


def test_the_compiled_module_takes_the_place_of_its_source(
    hook: ModuleType, project: Path, compiler_works: bool
) -> None:
    if compiler_works:
        shutil.copytree(hook.compiled_modules(project), project / "src", dirs_exist_ok=True)
    program = "from farol.core import hot; print(hot.two(), hot.__file__)"
    run = subprocess.run(
        [sys.executable, "-c", program],
        cwd=project / "src",
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.startswith("2 ")
    assert run.stdout.endswith(".py\n") == (not compiler_works)


@pytest.fixture
def client(project: Path) -> Path:
    """A client of one page, with its lock file and something that tools left there."""
    folder = project / "web"
    (folder / "node_modules").mkdir(parents=True)
    (folder / "node_modules/.farol").write_text("")
    (folder / "package-lock.json").write_text("{}")
    (folder / "index.html").write_text("<p>one page</p>")
    return folder


def test_a_change_of_the_client_builds_it_anew(hook: ModuleType, client: Path) -> None:
    before = hook.client_checksum(client)
    (client / "index.html").write_text("<p>another page</p>")
    assert hook.client_checksum(client) != before


def test_what_tools_and_tests_leave_in_the_client_builds_nothing_anew(
    hook: ModuleType, client: Path
) -> None:
    before = hook.client_checksum(client)
    (client / "node_modules/more.js").write_text("1")
    (client / "page.test.ts").write_text("2")
    assert hook.client_checksum(client) == before


def test_a_built_client_is_taken_from_the_cache(
    hook: ModuleType, project: Path, client: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built = project / "build/web" / hook.client_checksum(client)
    built.mkdir(parents=True)
    monkeypatch.setattr(hook, "find_node", lambda: pytest.fail("no Node is needed"))
    assert hook.built_client(project) == built


@pytest.mark.usefixtures("client")
def test_packages_that_cannot_be_installed_mean_no_client_and_say_why(
    hook: ModuleType, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = "print('npm error network down'); raise SystemExit(1)"
    npm = [sys.executable, "-c", program]
    monkeypatch.setattr(hook, "find_node", lambda: hook.Node(sys.executable, npm, {}))
    with pytest.raises(hook.NoClient, match="network down"):
        hook.built_client(project)


@pytest.mark.usefixtures("client")
def test_a_client_that_does_not_build_stops_the_build(
    hook: ModuleType, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    node = hook.Node(sys.executable, [sys.executable, "-c", ""], {})
    monkeypatch.setattr(hook, "find_node", lambda: node)
    with pytest.raises(hook.ClientError, match="vite"):
        hook.built_client(project)
    assert list((project / "build/web").iterdir()) == []


def test_a_node_that_is_too_old_is_not_taken(
    hook: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text("#!/bin/sh\necho v18.20.1\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    assert hook.system_node() is None
