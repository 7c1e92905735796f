"""Contents of the wheel: compiled modules, wherever possible."""

import importlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

import build_cache
import compiled_modules as compiler
import pytest
import web_client

from farol.core import rand

ROOT = Path(__file__).parent.parent
COMPILED = compiler.marked(ROOT / "src")


@pytest.fixture(scope="module")
def compiler_works(tmp_path_factory: pytest.TempPathFactory) -> bool:
    """Whether an empty module can be compiled here."""
    empty = tmp_path_factory.mktemp("compiler")
    (empty / "src/farol").mkdir(parents=True)
    (empty / "src/farol/empty.py").write_text(f"{compiler.MARK}\n")
    try:
        compiler.compiled_modules(empty)
    except compiler.NoCompiler:
        return False
    return True


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with one hot module that imports another, and one cold module."""
    monkeypatch.setenv("FAROL_OPTIMISE", "0")  # fast to build, not fast to run
    package = tmp_path / "src/farol"
    (package / "core").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "core/__init__.py").write_text("from farol.core.cold import HELLO\n")
    (package / "core/hot.py").write_text(
        "# compiled by mypyc\nfrom farol.core.warm import ONE\n\ndef two() -> int:\n    return ONE + 1\n"
    )
    (package / "core/warm.py").write_text("ONE: int = 1\n")
    (package / "core/cold.py").write_text("HELLO = 'hello'\n")
    return tmp_path


def test_a_module_says_of_itself_that_it_is_compiled(project: Path) -> None:
    assert compiler.marked(project / "src") == [Path("farol/core/hot.py")]
    assert Path("farol/core/rand.py") in COMPILED
    assert Path("farol/core/game.py") not in COMPILED


def test_each_game_is_a_group_of_its_own_with_its_bots_and_so_is_the_server() -> None:
    modules = [
        Path("farol/bots/search.py"),
        Path("farol/core/rand.py"),
        Path("farol/games/chess/bots/policy.py"),
        Path("farol/games/chess/rules.py"),
        Path("farol/games/go/rules.py"),
        Path("farol/server/play/model/step.py"),
        Path("farol/server/encoding/view_encoder.py"),
    ]
    assert compiler.groups(modules) == {
        "farol_core": modules[:2],
        "farol_chess": modules[2:4],
        "farol_go": modules[4:5],
        "farol_server": modules[5:],
    }


def in_the_wrong_build(modules: Iterable[str], compiled: bool) -> list[str]:
    """The modules that are installed compiled and should not be, or vice versa."""
    files = {name: str(importlib.import_module(name).__file__) for name in modules}
    suffixes = tuple(EXTENSION_SUFFIXES)
    return [
        f"{name}: {file}" for name, file in files.items() if file.endswith(suffixes) != compiled
    ]


def test_installed_modules_are_compiled_where_a_compiler_works(compiler_works: bool) -> None:
    names = [".".join(module.with_suffix("").parts) for module in COMPILED]
    compiled = compiler_works and os.environ.get("FAROL_PLAIN", "0") in ("", "0")
    wrong = in_the_wrong_build(names, compiled)
    assert not wrong, "\n".join(wrong)


def test_a_module_in_the_wrong_build_would_be_noticed() -> None:
    plain = "farol.version"
    assert in_the_wrong_build([plain], compiled=False) == []
    assert [line.partition(": ")[0] for line in in_the_wrong_build([plain], compiled=True)] == [
        plain
    ]


def test_the_installed_package_is_tested_and_not_the_sources() -> None:
    assert not Path(str(rand.__file__)).is_relative_to(ROOT / "src")


def test_imports_are_followed_and_the_packages_around_are_not(project: Path) -> None:
    found = compiler.with_imports(project / "src", [Path("farol/core/hot.py")])
    assert [path.as_posix() for path in found] == ["farol/core/hot.py", "farol/core/warm.py"]


def test_a_change_in_a_cold_module_compiles_nothing_anew(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiler, "_compile", lambda *arguments: arguments[-1].mkdir())
    before = compiler.compiled_modules(project)
    (project / "src/farol/core/cold.py").write_text("HELLO = 'good day'\n")
    assert compiler.compiled_modules(project) == before


@pytest.mark.parametrize("name", ["hot.py", "warm.py"])
def test_a_change_in_a_hot_module_or_its_imports_compiles_anew(
    name: str, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiler, "_compile", lambda *arguments: arguments[-1].mkdir())
    before = compiler.compiled_modules(project)
    with (project / "src/farol/core" / name).open("a") as module:
        module.write("MORE: int = 2\n")
    assert compiler.compiled_modules(project) != before


def test_old_results_leave_the_cache(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiler, "_compile", lambda *arguments: arguments[-1].mkdir())
    for number in range(build_cache.KEPT + 3):
        (project / "src/farol/core/warm.py").write_text(f"ONE: int = {number}\n")
        latest = compiler.compiled_modules(project)
    assert len(list(latest.parent.iterdir())) == build_cache.KEPT
    assert latest.is_dir()


def test_without_a_compiler_it_says_why(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(compiler.NoCompiler, match="no-such-compiler"):
        compiler.compiled_modules(project)


def test_a_module_that_cannot_compile_stops_the_build(project: Path, compiler_works: bool) -> None:
    (project / "src/farol/core/warm.py").write_text("ONE: str = 'one'\n")
    expected = compiler.CompileError if compiler_works else compiler.NoCompiler
    with pytest.raises(expected, match=r"hot\.py:5: error|no working C compiler"):
        compiler.compiled_modules(project)
    assert list((project / "build/compiled").iterdir()) == []


STUMBLES = """
import sys
from pathlib import Path
if Path("kept").exists():
    raise ValueError("value is not in list")
Path("kept").touch()
Path(sys.argv[3]).mkdir()
"""


def test_a_compiler_that_stumbles_over_what_it_kept_begins_anew(
    project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stumbling = tmp_path / "stumbling.py"
    stumbling.write_text(STUMBLES)
    monkeypatch.setattr(compiler, "COMPILER", stumbling)
    first = compiler.compiled_modules(project)
    (project / "src/farol/core/warm.py").write_text("ONE: int = 2\n")
    assert compiler.compiled_modules(project) != first
    stumbling.write_text("raise ValueError('always')")
    with pytest.raises(compiler.CompileError, match="always"):
        compiler.compiled_modules(project)


def output(program: str, project: Path) -> str:
    """What a program prints that imports the modules of this project."""
    command = [sys.executable, "-c", program]
    folder = project / "src"
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True).stdout


def test_a_compiled_module_takes_its_sources_place(project: Path, compiler_works: bool) -> None:
    if compiler_works:
        shutil.copytree(compiler.compiled_modules(project), project / "src", dirs_exist_ok=True)
    program = "from farol.core import hot; print(hot.two(), hot.__file__)"
    said = output(program, project)
    assert said.startswith("2 ")
    assert said.endswith(".py\n") == (not compiler_works)


BASE = """\
# compiled by mypyc
from farol.core.compiled import mypyc_attr

@mypyc_attr(allow_interpreted_subclasses=True)
class Base:
    def __init__(self, seats: int) -> None:
        self.seats = seats

    def word(self) -> str:
        return "base"

    def greeting(self) -> str:
        return f"{self.word()} for {self.seats}"
"""
GAME = """\
# compiled by mypyc
from farol.core.compiled import mypyc_attr
from farol.core.base import Base

@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Base):
    def __init__(self, seats: int, tiles: list[int]) -> None:
        super().__init__(seats)
        self.tiles = tiles

    def word(self) -> str:
        return "NAME"
"""
STRANGER = """\
import copy, pickle
from farol.core.base import Base
from farol.games.chess import rules

class Stranger(Base):
    def word(self):
        return "stranger"

print(rules.__file__)
print(Stranger(2).greeting())
for twin in (copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))):
    for made in (Stranger(4), rules.Game(3, [1, 2])):
        other = twin(made)
        print(other.greeting(), getattr(other, "tiles", None))
"""


@pytest.fixture
def grouped(project: Path) -> Path:
    """A project with a base class and two games on top of it, each in a group of its own."""
    package = project / "src/farol"
    shutil.copy(ROOT / "src/farol/core/compiled.py", package / "core/compiled.py")
    (package / "core/hot.py").unlink()
    (package / "core/__init__.py").write_text("")
    (package / "core/base.py").write_text(BASE)
    for name in ("chess", "go"):
        folder = package / "games" / name
        folder.mkdir(parents=True)
        (folder / "__init__.py").write_text("")
        (folder / "rules.py").write_text(GAME.replace("NAME", name))
    return project


def objects(project: Path) -> set[str]:
    return {path.name for path in (project / "build/objects").iterdir()}


def libraries(project: Path) -> set[str]:
    return {path.name for path in (project / "build/libraries").iterdir()}


# by module for development, by game for a release
@pytest.mark.parametrize("level", ["g", "2"])
def test_a_change_in_one_module_compiles_one_file(
    grouped: Path, compiler_works: bool, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FAROL_OPTIMISE", level)
    if not compiler_works:
        with pytest.raises(compiler.NoCompiler):
            compiler.compiled_modules(grouped)
        return
    compiler.compiled_modules(grouped)
    before = objects(grouped)
    (grouped / "src/farol/games/go/rules.py").write_text(
        GAME.replace("NAME", "go") + "\n    def size(self) -> int:\n        return self.seats\n"
    )
    compiler.compiled_modules(grouped)
    with_headers, linked = objects(grouped), libraries(grouped)
    # a new method affects all C files of its group
    assert 1 <= len(with_headers - before) <= 2
    (grouped / "src/farol/games/go/rules.py").write_text(
        GAME.replace("NAME", "go")
        + "\n    def size(self) -> int:\n        return self.seats + self.seats\n"
    )
    folder = compiler.compiled_modules(grouped)
    assert len(objects(grouped) - with_headers) == 1
    assert len(libraries(grouped) - linked) == 1
    files = sorted(path.name.split(".")[0] for path in folder.rglob("*") if path.is_file())
    assert files == sorted(
        [f"farol_{group}__mypyc" for group in ("chess", "core", "go")] + ["base", "rules", "rules"]
    ), "a library for each of three groups, and a door to it for each module"


def test_headers_that_are_read_once_for_many_files_change_no_object(
    grouped: Path, tmp_path: Path, compiler_works: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FAROL_OPTIMISE", "g")
    if not compiler_works:
        return
    program = compiler.COMPILER.read_text()
    made: list[dict[str, bytes]] = []
    for many in (1, 1000):
        other = tmp_path / f"compile_for_{many}.py"
        other.write_text(
            re.sub(r"^MANY: Final = \d+", f"MANY: Final = {many}", program, flags=re.M)
        )
        monkeypatch.setattr(compiler, "COMPILER", other)
        monkeypatch.setenv("PYTHONPATH", str(ROOT / "tools/wheel"))
        shutil.rmtree(grouped / "build", ignore_errors=True)
        compiler.compiled_modules(grouped)
        precompiled = [*(grouped / "build/work").rglob("*.gch")]
        assert len(precompiled) == (2 if many == 1 and sys.platform == "linux" else 0)
        kept = (grouped / "build/objects").iterdir()
        made.append({path.name: path.read_bytes() for path in kept})
    assert made[0] == made[1]


COUNTER = """\
# compiled by mypyc
from mypy_extensions import i64

class Counter:
    def __init__(self) -> None:
        self.count: i64 = 0
"""
COUNTING = """\
# compiled by mypyc
from mypy_extensions import i64
from farol.core.counter import Counter

def counted(counter: Counter, more: i64) -> None:
    counter.count = counter.count + more
"""


def test_a_changed_module_may_set_numbers_of_another_library(
    grouped: Path, compiler_works: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """mypyc does not cache which fields of a class may be unset."""
    if not compiler_works:
        return
    (grouped / "src/farol/core/counter.py").write_text(COUNTER)
    module = grouped / "src/farol/games/go/counting.py"
    module.write_text(COUNTING)
    first = compiler.compiled_modules(grouped)
    module.write_text(COUNTING.replace("+ more", "+ more + more"))

    def begin_anew(_folder: Path) -> None:
        raise AssertionError("what mypyc kept was thrown away")

    monkeypatch.setattr(compiler, "_empty", begin_anew)
    assert compiler.compiled_modules(grouped) != first


def test_without_a_private_name_of_mypyc_its_public_way_is_taken(
    grouped: Path, compiler_works: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without generated_c.py, mypyc's public function is used."""
    if not compiler_works:
        return
    folder = tmp_path / "wheel"
    folder.mkdir()
    for name in ("compile_groups.py", "build_cache.py"):
        shutil.copy(ROOT / "tools/wheel" / name, folder / name)
    monkeypatch.setattr(compiler, "COMPILER", folder / "compile_groups.py")
    module = grouped / "src/farol/games/go/rules.py"
    for word in ("go", "weiqi"):
        module.write_text(GAME.replace("NAME", word))
        shutil.copytree(compiler.compiled_modules(grouped), grouped / "src", dirs_exist_ok=True)
        program = "from farol.games.go import rules; print(rules.Game(2, []).greeting(), rules)"
        said = output(program, grouped)
        assert said.startswith(f"{word} for 2 ")
        assert ".so" in said


def test_mypyc_still_needs_what_generated_c_does() -> None:
    """If this fails, mypyc caches `bitmap_attrs` or optimises across modules of a library: call
    `mypycify` alone, and delete generated_c.py if builds stay as fast.
    """
    mypyc = Path(str(find_spec("mypyc").origin)).parent  # type: ignore[union-attr]  # it is there
    kept = (mypyc / "ir/class_ir.py").read_text("utf-8").partition("def serialize")[2]
    assert "bitmap_attrs" not in kept
    assert "self.global_opts = not separate" in (mypyc / "options.py").read_text("utf-8")


def test_only_open_classes_are_inherited_over_libraries(
    grouped: Path, compiler_works: bool
) -> None:
    for module in (grouped / "src").rglob("*.py"):
        text = module.read_text()
        module.write_text(text.replace("@mypyc_attr(allow_interpreted_subclasses=True)\n", ""))
    if compiler_works:
        sentence = r"go\.rules\.Game inherits from farol\.core\.base\.Base of another library"
        with pytest.raises(compiler.CompileError, match=sentence):
            compiler.compiled_modules(grouped)


def test_a_module_that_is_gone_leaves_its_library(grouped: Path, compiler_works: bool) -> None:
    if not compiler_works:
        return
    compiler.compiled_modules(grouped)
    shutil.rmtree(grouped / "src/farol/games/go")
    folder = compiler.compiled_modules(grouped)
    assert sum(1 for path in folder.rglob("*") if path.is_file()) == 4


def test_two_builds_at_once_never_share_a_folder(tmp_path: Path) -> None:
    with build_cache.claimed(tmp_path / "work") as first:
        (first / "known").touch()
    with build_cache.claimed(tmp_path / "work") as first:
        assert (first / "known").exists()
        # a concurrent build, while the folder is taken
        assert not (tmp_path / "work").exists()
        (tmp_path / "work").mkdir()
        (tmp_path / "work/other").touch()
    assert {path.name for path in tmp_path.rglob("*")} == {"work", "other"}


def test_classes_work_over_groups_and_in_plain_python(grouped: Path, compiler_works: bool) -> None:
    if compiler_works:
        shutil.copytree(compiler.compiled_modules(grouped), grouped / "src", dirs_exist_ok=True)
    place, *lines = output(STRANGER, grouped).splitlines()
    assert place.endswith(".py") == (not compiler_works)
    twins = ["stranger for 4 None", "chess for 3 [1, 2]"]
    assert lines == ["stranger for 2", *twins, *twins]


@pytest.fixture
def client(project: Path) -> Path:
    """A client of one page, with its lock file and leftovers of tools."""
    folder = project / "web"
    (folder / "node_modules").mkdir(parents=True)
    (folder / "node_modules/.farol").write_text("")
    (folder / "package-lock.json").write_text("{}")
    (folder / "index.html").write_text("<p>one page</p>")
    return folder


def test_a_change_of_the_client_builds_it_anew(client: Path) -> None:
    before = web_client.client_checksum(client)
    (client / "index.html").write_text("<p>another page</p>")
    assert web_client.client_checksum(client) != before


def test_what_tools_and_tests_leave_in_the_client_builds_nothing_anew(client: Path) -> None:
    before = web_client.client_checksum(client)
    (client / "node_modules/more.js").write_text("1")
    (client / "page.test.ts").write_text("2")
    (client / "wire.ts").write_text("3")
    assert web_client.client_checksum(client) == before


def test_a_built_client_is_taken_from_the_cache(
    project: Path, client: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built = project / "build/web" / web_client.client_checksum(client)
    built.mkdir(parents=True)
    monkeypatch.setattr(web_client, "find_node", lambda: pytest.fail("no Node is needed"))
    assert web_client.built_client(project) == built


@pytest.mark.usefixtures("client")
def test_packages_that_cannot_be_installed_mean_no_client_and_say_why(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = "print('npm error network down'); raise SystemExit(1)"
    npm = [sys.executable, "-c", program]
    monkeypatch.setattr(web_client, "find_node", lambda: web_client.Node(sys.executable, npm, {}))
    with pytest.raises(web_client.NoClient, match="network down"):
        web_client.built_client(project)


def test_packages_that_only_check_the_client_are_not_installed_to_build_it(client: Path) -> None:
    noted = client / "node_modules/asked"
    program = f"import sys; open({str(noted)!r}, 'a').write(' '.join(sys.argv[1:]) + '\\n')"
    node = web_client.Node(sys.executable, [sys.executable, "-c", program], {})
    web_client.install_client_packages(node, client)
    web_client.install_client_packages(node, client)  # installed already
    web_client.install_client_packages(node, client, tools=True)
    web_client.install_client_packages(node, client)  # more than enough is there
    assert [" --omit=dev" in line for line in noted.read_text().splitlines()] == [True, False]


@pytest.mark.usefixtures("client")
def test_a_broken_client_stops_the_build(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    node = web_client.Node(sys.executable, [sys.executable, "-c", ""], {})
    monkeypatch.setattr(web_client, "find_node", lambda: node)
    with pytest.raises(web_client.ClientError, match="vite"):
        web_client.built_client(project)
    assert list((project / "build/web").iterdir()) == []


def test_too_old_a_node_is_not_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text("#!/bin/sh\necho v18.20.1\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    assert web_client.system_node() is None
