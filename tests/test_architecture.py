"""The floors of the house: who may import whom, read from the sources themselves."""

import ast
import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from farol.core.actions import Word
from farol.core.shapes import event_shapes
from farol.games import ALL, part

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"

# From the ground up. A part may import itself and the floors below, never its neighbours.
# What a game brings for bots and judges stands above farol.bots; its rules stand below. The table
# has floors of its own; what all of them may use, and what knows none of them, stands below them.
FLOORS = (
    {"core"},
    {"builds", "extras", "games", "version", "words"},
    {"wording"},
    {"games.wording"},
    {"phrases"},
    {"games.phrases"},
    {"client"},
    {"terminal"},
    {"games.terminal"},
    {"bots"},
    {"games.bots", "games.laws"},
    {
        "arena",
        "bench",
        "play",
        "research",
        "testing",
        "table.logs",
        "table.metrics",
        "table.settings",
        "table.tracing",
    },
    {"table.protocol"},
    {"table.storage"},
    {"table.live.model"},
    {"table.live"},
    {"table.http"},
    {"table.serve", "table.worker", "table"},
    {"commands"},
    {"cli"},
    {"__main__"},
)
FLOOR = {part: level for level, parts in enumerate(FLOORS) for part in parts}
NOT_FOR_GAMES = {"asyncio", "json", "os", "random", "time"}  # they come in as arguments

MODULES = sorted(SOURCE.rglob("*.py"))
COMPILED = [
    module for module in MODULES if "# compiled by mypyc" in module.read_text().splitlines()
]


def dotted(module: Path) -> str:
    """farol.core.rand for src/farol/core/rand.py."""
    return ".".join(module.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


def imports(module: Path) -> set[str]:
    """Every dotted name that a module imports, wherever in the file."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(module.read_bytes())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{dotted(module)} has a relative import"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def part_of(name: str) -> str:
    """core for farol.core.rand; the package itself, which holds the version, is no part."""
    _, part, *inner = name.split(".")
    if part == "table" and inner:
        return "table.live.model" if inner[:2] == ["live", "model"] else f"table.{inner[0]}"
    if part == "games" and len(inner) > 1 and f"games.{inner[1]}" in FLOOR:
        return f"games.{inner[1]}"
    return part


def parts_used(module: Path) -> set[str]:
    inside = {name for name in imports(module) if name.startswith("farol.")}
    return {part_of(name) for name in inside} - {"__version__"}


def packages_used(module: Path) -> set[str]:
    return {name.split(".")[0] for name in imports(module)}


def within(*parts: str) -> list[Path]:
    folder = SOURCE.joinpath("farol", *parts)
    return [module for module in MODULES if module.is_relative_to(folder)]


def each(modules: list[Path]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("module", modules, ids=dotted)


@each([module for module in MODULES if module != SOURCE / "farol/__init__.py"])
def test_every_module_stands_on_a_known_floor(module: Path) -> None:
    assert part_of(dotted(module)) in FLOOR


@each([module for module in MODULES if module != SOURCE / "farol/__init__.py"])
def test_a_module_imports_only_its_own_part_and_the_floors_below(module: Path) -> None:
    own = part_of(dotted(module))
    assert {part for part in parts_used(module) - {own} if FLOOR[part] >= FLOOR[own]} == set()


ROOMS = ("protocol", "storage", "live.model", "live", "http")
MAX_FLOORS = 6  # of imports inside one room
NOT_FOR_THE_MODEL = {"asyncio", "os", "random", "secrets", "time"}  # they come in as arguments


def uses_within(modules: list[Path]) -> dict[str, set[str]]:
    """Which of these modules each of them imports."""
    names = {dotted(module) for module in modules}
    return {
        dotted(module): {
            name
            for used in imports(module)
            for name in (used, used.rpartition(".")[0])
            if name in names and name != dotted(module)
        }
        for module in modules
    }


def longest_chain(modules: list[Path]) -> list[str]:
    """The longest chain of imports among these modules, from the top down."""
    uses = uses_within(modules)
    chains: dict[str, list[str]] = {}

    def chain(name: str) -> list[str]:
        if name not in chains:
            chains[name] = [name, *max((chain(used) for used in uses[name]), key=len, default=[])]
        return chains[name]

    return max((chain(name) for name in sorted(uses)), key=len)


def in_room(room: str) -> list[Path]:
    return [
        module
        for module in within("table")
        if part_of(dotted(module)) == f"table.{room}" and module.name != "__init__.py"
    ]


def drawn_room(room: str) -> str:
    """A room as ARCHITECTURE.md draws it: its modules floor by floor, from the top down."""
    left, floors = uses_within(in_room(room)), []
    while left:
        lowest = [name for name, used in left.items() if not used & left.keys()]
        floors.append(" ".join(sorted(name.rpartition(".")[2] for name in lowest)))
        left = {name: used for name, used in left.items() if name not in lowest}
    lines = [f"  {number}  {names}" for number, names in enumerate(floors, 1)]
    return "\n".join([f"{room.replace('.', '/')} ({len(floors)})", *reversed(lines), ""])


@pytest.mark.parametrize("room", ROOMS)
def test_the_import_picture_of_the_table_is_true(room: str) -> None:
    assert drawn_room(room) in (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_of_the_table_has_at_most_six_floors(room: str) -> None:
    assert len(longest_chain(in_room(room))) <= MAX_FLOORS


def test_a_long_chain_of_imports_would_be_noticed() -> None:
    chain = longest_chain(within("table"))
    assert len(chain) > MAX_FLOORS
    assert (chain[0], chain[-1]) == ("farol.server.serve", "farol.protocol.types")


@each(within("table", "live", "model"))
def test_what_a_table_does_depends_on_no_clock_no_disk_and_no_network(module: Path) -> None:
    assert packages_used(module) & NOT_FOR_THE_MODEL == set()


COMPILERS = {"librt", "mypy_extensions"}  # whose names stand for what the compiler puts there


@each(within("core"))
def test_the_core_needs_only_the_standard_library(module: Path) -> None:
    # what mypyc has to be told comes from a package that only type checkers look at
    told = {"farol.core.compiled": {"mypy_extensions"}, "farol.core.native": COMPILERS}
    allowed = {"farol"} | told.get(dotted(module), set())
    assert packages_used(module) - allowed <= sys.stdlib_module_names


def test_the_core_runs_without_the_words_to_the_compiler() -> None:
    program = "import sys; sys.modules['mypy_extensions'] = None; import farol.core.state, farol.core.native"
    subprocess.run([sys.executable, "-c", program], check=True)


def learns(module: Path) -> bool:
    """Programs that learn weights play many games and write files; nothing imports them."""
    return module.name.startswith("learn_")


@each([module for module in within("games") if not learns(module)])
def test_games_know_no_clock_no_disk_and_no_chance_of_their_own(module: Path) -> None:
    assert packages_used(module) & NOT_FOR_GAMES == set()


@each(within("games"))
def test_games_need_only_the_core_and_the_standard_library(module: Path) -> None:
    assert packages_used(module) - {"farol"} <= sys.stdlib_module_names


def test_the_client_of_the_wire_knows_neither_games_nor_tables() -> None:
    assert {part for module in within("client") for part in parts_used(module)} <= {
        "client",
        "core",
    }


def drawn(module: Path) -> bool:
    """What a game brings for the terminal."""
    return part_of(dotted(module)) == "games.terminal"


@each(within("terminal"))
def test_the_terminal_imports_no_rules(module: Path) -> None:
    assert parts_used(module) <= {"client", "core", "games", "terminal", "wording"}
    games = {name for name in imports(module) if name.startswith("farol.games")}
    assert games <= {"farol.games.declared"}  # where games are, which loads none of them


@each([module for module in within("games") if drawn(module)])
def test_the_drawing_of_a_game_imports_its_views_and_no_rules(module: Path) -> None:
    assert parts_used(module) <= {
        *("client", "games", "games.terminal", "games.wording", "terminal", "wording"),
    }
    own = {name.split(".")[3] for name in imports(module) if name.startswith("farol.games.")}
    assert own <= {"terminal", "views", "wording"}


@each([module for module in within("games") if part_of(dotted(module)) == "games.wording"])
def test_the_words_of_a_game_know_its_views_and_no_rules(module: Path) -> None:
    assert parts_used(module) <= {"games", "games.wording", "wording"}
    own = {name.split(".")[3] for name in imports(module) if name.startswith("farol.games.")}
    assert own <= {"views", "wording"}


CLIENTS = {"client", "terminal", "games.terminal"}


@each([*within("table"), *within("phrases"), *within("wording")])
def test_the_table_and_what_it_says_know_no_client_of_it(module: Path) -> None:
    assert parts_used(module) & CLIENTS == set()


def test_a_server_that_reads_typed_words_loads_no_client() -> None:
    program = """
import sys
import farol.server.serve
from farol.games import ALL
from farol.phrases.vocabulary import vocabulary
assert all(vocabulary(game, "es").wording for game in ALL.values())
clients = ("farol.client", "farol.terminal")
print([name for name in sys.modules if name.startswith(clients) or name.endswith(".terminal")])
"""
    found = subprocess.run(
        [sys.executable, "-c", program], check=True, capture_output=True, text=True
    )
    assert found.stdout.strip() == "[]"


def test_to_sit_down_at_a_terminal_loads_no_rules() -> None:
    program = """
import sys
from farol.games import declared
from farol.terminal import app, plain
from farol.terminal.drawing import find_drawing
assert all(find_drawing(point.name) for point in declared() if point.value.startswith("farol."))
print([name for name in sys.modules if name.endswith((".rules", ".game", ".view", ".tables"))])
"""
    found = subprocess.run(
        [sys.executable, "-c", program], check=True, capture_output=True, text=True
    )
    assert found.stdout.strip() == "['farol.core.game']"


GAMES = {path.parent.name for path in (SOURCE / "farol/games").glob("*/game.py")}


@each(MODULES)
def test_no_module_imports_a_game_but_those_in_its_folder(module: Path) -> None:
    named = {name.split(".")[2] for name in imports(module) if name.startswith("farol.games.")}
    assert named & GAMES <= set(module.relative_to(SOURCE).parts)


def words_of_games() -> set[str]:
    """What only a game's own folder may say: the names of games and of roles."""
    words = set(GAMES)
    for name in GAMES:
        laws = SOURCE / "farol/games" / name / "laws.py"
        if laws.exists():
            for node in ast.walk(ast.parse(laws.read_bytes())):
                if isinstance(node, ast.AnnAssign) and getattr(node.target, "id", "") == "ROLES":
                    assert node.value is not None
                    words |= set(ast.literal_eval(node.value))
    return words


def said(module: Path) -> set[str]:
    """All names and strings of a module, docstrings too, in small letters."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(module.read_bytes())):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value.lower())
        for field in ("id", "attr", "arg", "name"):
            value = getattr(node, field, None)
            if isinstance(value, str):
                found.add(value.lower())
    return found


# Programs beside the package know games by `games.ALL` too. What is about one game alone is called
# after it: bench/loknroll_averages.py.
PROGRAMS = sorted(
    program for folder in ("bench", "tools") for program in (ROOT / folder).rglob("*.py")
) + sorted(
    # what tests in the browser share; a test itself, or a scene that one looks at, may be about a game
    module
    for module in (ROOT / "tests/browser").glob("*.py")
    if not module.name.startswith("test_") and not module.name.endswith("_scenes.py")
)
IN_GAMES = [module for module in within("games") if module.parent.name != "games"]


@each([module for module in MODULES if module not in IN_GAMES])
def test_no_module_outside_a_game_names_it_or_its_roles(module: Path) -> None:
    words = words_of_games()
    assert {word for word in words for text in said(module) if word in text} == set()


def events_of_games() -> set[str]:
    """Kinds of events that no other part would call so by chance: words put together."""
    views = [part(game, "views") for game in ALL.values() if game.name in GAMES]
    kinds = {kind for module in views if module is not None for kind in event_shapes(module)}
    # of a game that is over, a table may speak too
    return {kind for kind in kinds if "-" in kind or "_" in kind} - {"game-over"}


def test_no_module_outside_a_game_speaks_of_its_events() -> None:
    kinds = events_of_games()
    assert {"round-over", "fight_won"} <= kinds
    others = [module for module in MODULES if module not in IN_GAMES] + PROGRAMS
    assert {module.name: found for module in others if (found := said(module) & kinds)} == {}


# Words that a game uses too, and that anybody may say: of English, of bots, of drawing.
STRING = re.compile(r"""["'`]([\w-]+)["'`]""")
COMMON = (
    "blue cards expert geometry green level long map master mode move orange point red rest short "
    "start upgrade yellow"
)


def ids_in(data: object) -> set[str]:
    """What the things in a data file are called."""
    if isinstance(data, list):
        return set().union(*map(ids_in, data))
    if not isinstance(data, dict):
        return set()
    own = {value for key, value in data.items() if key in {"id", "name"} and isinstance(value, str)}
    return own.union(*map(ids_in, data.values()))


def things_of_games() -> set[str]:
    """Names of cards, tiles and places, words of actions and options, minus those in common use."""
    found: set[str] = set()
    for game in [ALL[name] for name in GAMES]:
        file = SOURCE / "farol/games" / game.name / "data.json"
        found |= ids_in(json.loads(file.read_text())) if file.exists() else set()
        parts = [each for action in game.actions.kinds for each in action.parts]
        found |= {word for each in parts if isinstance(each, Word) for word in each.words}
        found |= {option.name for option in game.options}
    return {word.lower() for word in found if len(word) > 2} - set(COMMON.split())


def test_no_module_outside_a_game_speaks_of_its_things() -> None:
    things = things_of_games()
    assert {"rockfall", "quiet_rounds", "church", "turn-b-4"} <= things
    others = [module for module in MODULES if module not in IN_GAMES]
    others += [program for program in PROGRAMS if not program.name.startswith(tuple(GAMES))]
    assert {module.name: found for module in others if (found := said(module) & things)} == {}


def test_no_part_of_the_client_outside_a_drawing_speaks_of_a_game() -> None:
    """Neither of its name nor of its things or events, in any string."""
    words = words_of_games() | things_of_games() | events_of_games()
    files = [
        path
        for path in (ROOT / "web/src").rglob("*")
        if path.suffix in {".ts", ".svelte"}
        and ".test." not in path.name
        and path.relative_to(ROOT / "web/src").parts[0] != "testing"
    ]
    drawings = [ROOT / "web/src/games" / name for name in GAMES]
    files = [path for path in files if not any(path.is_relative_to(one) for one in drawings)]
    assert len(files) > 50
    strings = {path: set(STRING.findall(path.read_text(encoding="utf-8"))) for path in files}
    assert {path.name: found for path in files if (found := strings[path] & words)} == {}


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_program_names_a_game_but_those_called_after_it(program: Path) -> None:
    words = {word for word in words_of_games() if not program.name.startswith(word)}
    assert {word for word in words for text in said(program) if word in text} == set()


def test_a_name_in_a_string_would_be_noticed(tmp_path: Path) -> None:
    module = tmp_path / "leaky.py"
    module.write_text('def count(view):\n    """Diggers."""\n    return view["saboteurs"]\n')
    assert {"saboteur", "digger"} <= words_of_games()
    assert {"diggers.", "saboteurs", "count", "view"} <= said(module)


@each(COMPILED)
def test_compiled_modules_need_only_farol_and_the_standard_library(module: Path) -> None:
    """Those of the table also msgspec, which every build has beside its compiler."""
    known = {"farol", "msgspec"} if "table" in module.parts else {"farol"}
    assert packages_used(module) - known <= sys.stdlib_module_names


def test_every_build_has_what_compiled_modules_need() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert any(need.startswith("msgspec") for need in project["dependency-groups"]["build"])


def test_a_wrong_import_would_be_noticed(tmp_path: Path) -> None:
    module = tmp_path / "wrong.py"
    module.write_text("def late():\n    from farol.games import ALL\n    import json as j\n")
    assert imports(module) == {"farol.games.ALL", "json"}
    assert parts_used(module) == {"games"}
    assert packages_used(module) & NOT_FOR_GAMES == {"json"}


MOST_LINES = 480


@pytest.mark.parametrize("module", MODULES, ids=dotted)
def test_a_module_is_of_a_size_that_can_be_read(module: Path) -> None:
    assert len(module.read_text(encoding="utf-8").splitlines()) <= MOST_LINES
