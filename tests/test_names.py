"""Names: a game's stay in its folder, no two classes share one, and the glossary is correct."""

import ast
import json
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache

import pytest

from farol.core.actions import Word
from farol.core.shapes import event_shapes
from farol.games import ALL, part
from tests.source_tree import ROOT, SOURCE, Checks, Module, modules, programs

GAMES = {path.parent.name for path in (SOURCE / "farol/games").glob("*/game.py")}
CHECKS = Checks()
# Words of games that are also common: in English, for bots, or in drawings.
COMMON = (
    "blue cards expert geometry green level long map master mode move orange point red rest short "
    "start upgrade yellow"
)


@cache
def words_of_games() -> frozenset[str]:
    """Words reserved for a game's own folder: names of games and roles."""
    words = set(GAMES)
    for module in modules():
        if module.lies_in("farol.games") and module.name.endswith(".laws"):
            for node in module.nodes:
                if isinstance(node, ast.AnnAssign) and getattr(node.target, "id", "") == "ROLES":
                    assert node.value is not None
                    words |= set(ast.literal_eval(node.value))
    return frozenset(words)


@cache
def events_of_games() -> frozenset[str]:
    """Kinds of events that are specific to games: compound words."""
    views = [part(game, "views") for game in ALL.values() if game.name in GAMES]
    kinds = {kind for module in views if module is not None for kind in event_shapes(module)}
    # a table may also say that a game is over
    return frozenset(kind for kind in kinds if "-" in kind or "_" in kind) - {"game-over"}


def ids_in(data: object) -> set[str]:
    """The names of things in a data file."""
    if isinstance(data, list):
        return set().union(*map(ids_in, data))
    if not isinstance(data, dict):
        return set()
    own = {value for key, value in data.items() if key in {"id", "name"} and isinstance(value, str)}
    return own.union(*map(ids_in, data.values()))


@cache
def things_of_games() -> frozenset[str]:
    """Names of cards, tiles and places, words of actions and options, without common ones."""
    found: set[str] = set()
    for game in [ALL[name] for name in GAMES]:
        file = SOURCE / "farol/games" / game.name / "data.json"
        found |= ids_in(json.loads(file.read_text())) if file.exists() else set()
        parts = [each for action in game.actions.kinds for each in action.parts]
        found |= {word for each in parts if isinstance(each, Word) for word in each.words}
        found |= {option.name for option in game.options}
    return frozenset(word.lower() for word in found if len(word) > 2) - set(COMMON.split())


def test_the_words_of_all_games_are_known() -> None:
    assert {"saboteur", "digger"} <= words_of_games()
    assert {"round-over", "fight_won"} <= events_of_games()
    assert {"rockfall", "quiet_rounds", "church", "turn-b-4"} <= things_of_games()


def outside_games(among: tuple[Module, ...]) -> Iterator[Module]:
    """Modules that are in no game's folder."""
    return (module for module in among if not re.match(r"src/farol/games/\w+/", module.file))


def called_after(module: Module, game: str) -> bool:
    """Whether a program is about one game, such as bench/loknroll_averages.py."""
    return module.file.rpartition("/")[2].startswith(game) and not module.lies_in("farol")


@CHECKS.add(
    {
        "farol.server.x": 'def count(view):\n    return view["saboteurs"]',
        "farol.games.x": 'def count(view):\n    """Diggers."""',
        "tools.x": "def play_loknroll(): ...",
        "bench.x_saboteur": "import saboteur",
    }
)
def games_and_roles(among: tuple[Module, ...]) -> Iterator[str]:
    """No module outside a game names it or its roles, except programs named after it."""
    for module in outside_games(among):
        words = {word for word in words_of_games() if not called_after(module, word)}
        found = {word for word in words for text in module.said if word in text}
        if found:
            yield f"{module.file}: {sorted(found)}"


@CHECKS.add({"farol.bots.x": 'KIND = "fight_won"', "bench.saboteur_x": 'KIND = "round-over"'})
def events(among: tuple[Module, ...]) -> Iterator[str]:
    """No module outside a game names its events."""
    for module in outside_games(among):
        if found := module.said & events_of_games():
            yield f"{module.file}: {sorted(found)}"


@CHECKS.add({"farol.bots.x": "rockfall = 1", "tools.x": 'TILE = "Turn-B-4"'})
def things(among: tuple[Module, ...]) -> Iterator[str]:
    """No module outside a game names its cards, tiles, places and options."""
    for module in outside_games(among):
        about = any(called_after(module, game) for game in GAMES)
        if not about and (found := module.said & things_of_games()):
            yield f"{module.file}: {sorted(found)}"


# Names imported by foreign packages, each from its own interface (docs/glossary.md).
IMPORTED_BY_OTHERS = frozenset(
    ["Claim", "Flag", "Notebook", "Number", "Reason", "Records", "Refusal", "Say", "Seat", "Table"]
)


@CHECKS.add(
    {
        "farol.core.x": "class Answer: ...",
        "farol.bots.x": "def f():\n    class Answer: ...",
        "farol.games.x.position": "class Card: ...",
        "farol.games.x.cards": "class Card: ...",
        "farol.phrases.position": "class Position: ...",
        "farol.core.position": "class Position: ...",
    }
)
def class_names_twice(among: tuple[Module, ...]) -> Iterator[str]:
    """No two classes share a name, except types of a game's views and its Position."""
    places: dict[str, list[Module]] = defaultdict(list)
    for module in among:
        of_a_game = re.fullmatch(r"farol\.games\.\w+\.(views|position)", module.name)
        own = {"views": None, "position": "Position"}[of_a_game[1]] if of_a_game else ""
        for node in module.classes if own is not None else ():
            if node.name != own:
                places[node.name].append(module)
    for name, found in sorted(places.items()):
        if len(found) > 1 and name not in IMPORTED_BY_OTHERS:
            yield from (f"{module.file}: {name}" for module in found)


def test_every_game_may_have_views_and_a_position_of_its_own() -> None:
    sources = {
        "farol.games.x.views": "class Player: ...",
        "farol.games.y.views": "class Player: ...",
        "farol.games.x.position": "class Position: ...",
        "farol.games.y.position": "class Position: ...",
        "farol.core.x": "class Position: ...\nclass Player: ...",
    }
    among = tuple(Module(name, text) for name, text in sources.items())
    assert [*class_names_twice(among)] == []


@pytest.mark.parametrize("name", CHECKS)
def test_no_module_has(name: str) -> None:
    among = modules() if name == "class_names_twice" else modules() + programs()
    found = [*CHECKS[name].find(among)]
    assert not found, f"{len(found)} offenders\n" + "\n".join(found)


@pytest.mark.parametrize("name", CHECKS)
def test_a_planted_offender_is_found_by(name: str) -> None:
    assert CHECKS[name].misses() == set()


# --- the web client ------------------------------------------------------------------------------

STRING = re.compile(r"""["'`]([\w-]+)["'`]""")


@cache
def web_files() -> dict[str, str]:
    """The client's sources without its tests, by their path in web/src."""
    folder = ROOT / "web/src"
    return {
        path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
        for path in folder.rglob("*")
        if path.suffix in {".ts", ".svelte"}
        and ".test." not in path.name
        and path.relative_to(folder).parts[0] != "testing"
    }


def game_words_in(files: dict[str, str]) -> list[str]:
    """Files outside a game's drawing that name a game, its things or events."""
    words = words_of_games() | things_of_games() | events_of_games()
    return [
        f"{file}: {sorted(found)}"
        for file, text in files.items()
        if not file.startswith(tuple(f"games/{game}/" for game in GAMES))
        and (found := words.intersection(STRING.findall(text)))
    ]


def test_no_part_of_the_client_outside_a_drawing_speaks_of_a_game() -> None:
    assert len(web_files()) > 50
    found = game_words_in(web_files())
    assert not found, "\n".join(found)


def test_a_game_in_a_string_of_the_client_would_be_noticed() -> None:
    text = "const seen = which === 'rockfall'"
    assert game_words_in({"net/seen.ts": text, "games/saboteur/seen.ts": text}) == [
        "net/seen.ts: ['rockfall']"
    ]


# --- docs/glossary.md ----------------------------------------------------------------------------


def is_there(code: str, files: set[str], names: set[str]) -> bool:
    """Whether a file, module or name in the glossary exists; <name> is every game."""
    if "<name>" in code:
        return all(is_there(code.replace("<name>", game), files, names) for game in GAMES)
    if "/" in code or code.endswith((".py", ".ts", ".svelte")):
        return any(f"/{file}".endswith(f"/{code}") or f"/{code}/" in file for file in files)
    return code in names


def untrue_words(glossary: str) -> Iterator[str]:
    """Duplicate words, and code in the glossary that is not in the sources."""
    rows = re.findall(r"^\| (?!word )([^|]+) \|(.*)\|$", glossary, re.MULTILINE)
    words = [word for word, _ in rows]
    yield from (f"{word} is explained twice" for word in {*words} if words.count(word) > 1)
    declared = 'entry-points."farol.games"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    names = {"farol.games"} if declared else set()
    for module in modules():
        names |= {module.name, *module.said, *(node.name for node in module.classes)}
    for text in web_files().values():
        names |= {*re.findall(r"[\w-]+", text)}
    files = {module.file for module in modules()} | {f"web/src/{file}" for file in web_files()}
    for word, meaning in [("", glossary.partition("\n## ")[0]), *rows]:
        for code in re.findall("`([^`]+)`", meaning):
            is_class = re.fullmatch("[A-Z][a-z]+([A-Z][a-z]+)*", code)
            if not is_there(
                code, files, {n for n in names if n[:1].isupper()} if is_class else names
            ):
                yield f"{word}: there is no {code}"


def test_what_the_glossary_names_is_there() -> None:
    glossary = (ROOT / "docs/glossary.md").read_text(encoding="utf-8")
    assert glossary.count("`") > 20
    found = [*untrue_words(glossary)]
    assert not found, "\n".join(found)


def test_an_untrue_glossary_would_be_noticed() -> None:
    rows = [
        "Every game has its `Positionings`.",
        "## A game",
        "| word | meaning |",
        "|---|---|",
        "| state | a `Stately` in `state.py` |",
        "| move | in `games/<name>/moved.py` |",
        "| move | of `farol.cellar` |",
    ]
    assert [*untrue_words("\n".join(rows))] == [
        "move is explained twice",
        ": there is no Positionings",
        "state: there is no Stately",
        "move: there is no games/<name>/moved.py",
        "move: there is no farol.cellar",
    ]


# --- paths in documents --------------------------------------------------------------------------


def missing_paths(text: str, files: set[str]) -> list[str]:
    """Source files named by folder and name in a document that do not exist."""
    named = re.findall(r"`([\w-]+/[\w./-]+\.(?:py|ts|svelte))`", text)
    return [path for path in named if not any(f"/{file}".endswith(f"/{path}") for file in files)]


def test_source_files_named_in_documents_are_there() -> None:
    files = {module.file for module in modules() + programs()}
    files |= {f"web/src/{file}" for file in web_files()}
    places = [*(ROOT / "web").glob("*.ts"), *(ROOT / "web/src").rglob("*.ts")]
    places += [*(ROOT / "tests").rglob("*.py"), *(ROOT / "examples").rglob("*.py")]
    files |= {str(path.relative_to(ROOT)) for path in places}
    documents = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "bench").glob("*.md")]
    documents += (ROOT / "web/src").rglob("*.md")
    # the changelog names former files; the guide for authors names files of a new package
    read = [path for path in documents if path.name not in {"CHANGELOG.md", "adding-a-game.md"}]
    assert len(read) > 50
    wrong = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in read
        for name in missing_paths(path.read_text(encoding="utf-8"), files)
    ]
    assert not wrong, "\n".join(wrong)


def test_a_missing_path_in_a_document_would_be_noticed() -> None:
    text = "`play/table.py` holds a table, `live/table.py` held it"
    assert missing_paths(text, {"src/farol/server/play/table.py"}) == ["live/table.py"]
