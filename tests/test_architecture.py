"""Import rules between modules, checked in the sources."""

import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from itertools import pairwise

import pytest

from tests.source_tree import ROOT, SOURCE, Checks, Module, modules, uses

# From the bottom up. A part may import itself and lower floors, never its neighbours. A game's
# parts for bots and judges are above farol.bots; its rules are below.
FLOORS = (
    {"core"},
    {"contracts", "protocol"},
    {"builds", "extras", "games", "moved", "version", "words"},
    {"telling"},
    {"games.telling"},
    {"phrases"},
    {"games.phrases"},
    {"client"},
    {"terminal"},
    {"games.terminal"},
    {"bots"},
    {"games.bots", "games.laws"},
    {"spoken"},
    {"arena", "bench", "play", "research", "testing"},
    {
        *("server.address", "server.logs", "server.metrics", "server.settings", "server.tokens"),
        "server.tracing",
    },
    {"server.encoding", "server.scopes"},
    {"server.store"},
    {"server.cluster", "server.play.model"},
    {"server.workers"},
    {"server.play"},
    {"server.web"},
    {"server.opening"},
    {"server", "server.serve", "server.worker"},
    {"community"},
    {"site"},
    {"commands"},
    {"cli"},
    {"__main__"},
)
FLOOR = {part: level for level, parts in enumerate(FLOORS) for part in parts}
MAX_FLOORS = 6  # of imports inside one room of the server, or one feature of the community
MAX_LINES = 480  # of a module
MAX_FUNCTION = 60  # lines
NOT_FOR_GAMES = {"asyncio", "json", "os", "random", "time"}  # passed in as arguments
NOT_FOR_THE_MODEL = {"asyncio", "os", "random", "secrets", "time"}  # so do these
CLIENTS = {"client", "terminal", "games.terminal"}
# Compiler directives for mypyc come from packages that only type checkers read.
FOR_MYPYC = {
    "farol.core.compiled": {"mypy_extensions"},
    "farol.core.native": {"librt", "mypy_extensions"},
}
GAMES = {path.parent.name for path in (SOURCE / "farol/games").glob("*/game.py")}
CHECKS = Checks()


def part_of(name: str) -> str:
    """core for farol.core.rand, server.store for farol.server.store.sql; farol is no part."""
    part, *inner = name.split(".")[1:] or [""]
    if part == "server" and inner:
        return "server.play.model" if inner[:2] == ["play", "model"] else f"server.{inner[0]}"
    if part == "games" and len(inner) > 1 and f"games.{inner[1]}" in FLOOR:
        return f"games.{inner[1]}"
    return part


def parts_used(module: Module) -> set[str]:
    """The parts of the imported modules; the package itself, which has the version, is none."""
    inside = {name for name in module.imports if name.startswith("farol.")}
    return {part_of(name) for name in inside} - {"__version__"}


def not_of_python(module: Module) -> set[str]:
    return set(module.packages - sys.stdlib_module_names - {"farol"})


def from_games(module: Module) -> set[str]:
    return {name for name in module.imports if name.startswith("farol.games.")}


def listed(module: Module, found: set[str]) -> Iterator[str]:
    """One line for each offence of a module."""
    return (f"{module.file}: {one}" for one in sorted(found))


@CHECKS.add({"farol.server.x": "from . import serve", "farol.core.x": "from .rand import Rand"})
def relative_imports(among: tuple[Module, ...]) -> Iterator[str]:
    """Imports are absolute."""
    for module in among:
        yield from listed(module, {name for name in module.imports if name.startswith(".")})


@CHECKS.add({"farol.cellar.wine": ""})
def unknown_floors(among: tuple[Module, ...]) -> Iterator[str]:
    """Every module stands on a known floor."""
    for module in among:
        if module.name != "farol" and part_of(module.name) not in FLOOR:
            yield f"{module.file}: {part_of(module.name)} is on no floor"


@CHECKS.add(
    {
        "farol.core.x": "def late():\n    from farol.games import ALL",
        "farol.games.x.rules": "from farol.games.x.bots.policy import weigh",
        "farol.games.x.laws": "from farol.games.x.bots import policy",
        "farol.contracts.x": "import farol.protocol.types",
        "farol.client.x": "from farol.telling.plain import said\nfrom farol.terminal import app",
        "farol.server.logs": "from farol.server.metrics import Metrics",
        "farol.server.store.x": "from farol.server.play.model.state import TableState",
        "farol.server.play.model.x": "from farol.server.play import lobby",
        "farol.server.workers.x": "from farol.server.play.table import Table",
        "farol.server.play.x": "from farol.server.web import app",
        "farol.server.serve": "from farol.community.party.service import Party",
        "farol.community.x": "from farol.commands import serve",
    }
)
def wrong_floors(among: tuple[Module, ...]) -> Iterator[str]:
    """A module imports its own part and the floors below."""
    for module in among:
        if module.name != "farol":
            own = part_of(module.name)
            used = {name for name in module.imports if name.startswith("farol.")}
            wrong = {
                name
                for name in used
                if (part := part_of(name)) not in {own, "__version__"}
                and FLOOR.get(part, len(FLOORS)) >= FLOOR.get(own, 0)
            }
            yield from listed(module, wrong)


def circles(uses: dict[str, set[str]]) -> Iterator[list[str]]:
    """Import cycles, each from its alphabetically first module back to it."""
    left = {name: set(used) for name, used in uses.items()}
    while True:
        try:
            TopologicalSorter(left).prepare()
        except CycleError as error:
            importing = error.args[1][::-1]  # the sorter lists the imported module first
            first = importing.index(min(importing))
            yield [*importing[first:-1], *importing[:first], importing[first]]
            for before, after in pairwise(importing):
                left[before].discard(after)
        else:
            return


@CHECKS.add(
    {
        "farol.games.x.actions": "from farol.games.x import view",
        "farol.core.x": "if TYPE_CHECKING:\n    from farol.core.y import Y",
    }
    | {
        "farol.games.x.view": "from farol.games.x.refusals import legal",
        "farol.games.x.refusals": "def late():\n    from farol.games.x.actions import ACTIONS",
        "farol.core.y": "import farol.core.x",
    }
)
def import_circles(among: tuple[Module, ...]) -> Iterator[str]:
    """No import cycles, not even of imports for type checkers or inside functions."""
    files = {module.name: module.file for module in among}
    for circle in circles(uses(among)):
        for name in circle[:-1]:
            yield f"{files[name]}: {' -> '.join(circle)}"


def room_of(name: str) -> str:
    """As part_of, with each community feature as a part."""
    return ".".join(name.split(".")[1:3]) if name.startswith("farol.community.") else part_of(name)


@CHECKS.add(
    {f"farol.community.x.m{n}": f"from farol.community.x.m{n + 1} import X" for n in range(7)}
)
def deep_rooms(among: tuple[Module, ...]) -> Iterator[str]:
    """A room has at most six floors of modules."""
    rooms: dict[str, list[Module]] = defaultdict(list)
    for module in among:
        if module.lies_in("farol.protocol", "farol.server", "farol.community"):
            rooms[room_of(module.name)].append(module)
    for room in rooms.values():
        using, chains = uses(room), dict[str, list[Module]]()
        named = {module.name: module for module in room}
        try:
            order = [*TopologicalSorter(using).static_order()]
        except CycleError:  # another check reports it
            continue
        for name in order:
            below = max((chains[used] for used in using[name]), key=len, default=[])
            chains[name] = [named[name], *below]
        longest = max(chains.values(), key=len)
        if len(longest) > MAX_FLOORS:
            chain = " -> ".join(module.name for module in longest)
            yield from (f"{module.file}: {chain}" for module in longest)


@CHECKS.add({"farol.server.play.model.x": "import secrets", "farol.server.play.model": "import os"})
def impure_models(among: tuple[Module, ...]) -> Iterator[str]:
    """The model of a table depends on no clock, disk or network."""
    for module in among:
        if module.lies_in("farol.server.play.model"):
            yield from listed(module, set(module.packages & NOT_FOR_THE_MODEL))


@CHECKS.add({"farol.core.x": "import msgspec", "farol.core.compiled": "import librt"})
def packages_in_the_core(among: tuple[Module, ...]) -> Iterator[str]:
    """The core needs only the standard library."""
    for module in among:
        if module.lies_in("farol.core"):
            yield from listed(module, not_of_python(module) - FOR_MYPYC.get(module.name, set()))


@CHECKS.add({"farol.protocol.x": "import msgspec, starlette"})
def packages_in_the_protocol(among: tuple[Module, ...]) -> Iterator[str]:
    """The protocol needs msgspec and the standard library."""
    for module in among:
        if module.lies_in("farol.protocol"):
            yield from listed(module, not_of_python(module) - {"msgspec"})


@CHECKS.add({"farol.games.x.rules": "import json as j", "farol.games.y.bots.policy": "import time"})
def impure_games(among: tuple[Module, ...]) -> Iterator[str]:
    """Games use no clock, disk, network or randomness of their own.

    Programs that learn weights play many games and write files; nothing imports them.
    """
    for module in among:
        learns = module.name.rpartition(".")[2].startswith("learn_")
        if module.lies_in("farol.games") and not learns:
            yield from listed(module, set(module.packages & NOT_FOR_GAMES))


@CHECKS.add(
    {"farol.games.x.rules": "import numpy", "farol.games.y.bots.learn_value": "import torch"}
)
def packages_in_games(among: tuple[Module, ...]) -> Iterator[str]:
    """Games need only Farol and the standard library."""
    for module in among:
        if module.lies_in("farol.games"):
            yield from listed(module, not_of_python(module))


@CHECKS.add(
    {"farol.client.x": "from farol.words import Words", "farol.client": "import farol.games.x"}
)
def client_beyond_the_protocol(among: tuple[Module, ...]) -> Iterator[str]:
    """The client depends on the protocol only, not on games or tables."""
    for module in among:
        if module.lies_in("farol.client"):
            yield from listed(module, parts_used(module) - {"client", "core", "extras", "protocol"})


@CHECKS.add(
    {
        "farol.terminal.x": "from farol.bots import levels",
        "farol.terminal.y": "from farol.games import ALL",
        "farol.terminal.z": "from farol.games.x.rules import State",
    }
)
def rules_in_the_terminal(among: tuple[Module, ...]) -> Iterator[str]:
    """The terminal may look up games by path, which imports none of them."""
    known = {"client", "core", "games", "protocol", "telling", "terminal"}
    for module in among:
        if module.lies_in("farol.terminal"):
            yield from listed(module, parts_used(module) - known)
            yield from listed(module, from_games(module) - {"farol.games.declared"})


def beside_views(module: Module, part: str, known: set[str]) -> Iterator[str]:
    """The imports of a game's part beyond permitted modules and its own views and texts."""
    if part_of(module.name) == part:
        yield from listed(module, parts_used(module) - known)
        own = {"views", *(name.removeprefix("games.") for name in known if "." in name)}
        yield from listed(module, {n for n in from_games(module) if n.split(".")[3] not in own})


@CHECKS.add(
    {
        "farol.games.x.terminal.board": "from farol.games.x.rules import State",
        "farol.games.y.terminal": "from farol.core.rand import Rand",
    }
)
def rules_in_drawings(among: tuple[Module, ...]) -> Iterator[str]:
    """The drawing of a game for the terminal imports its views and no rules."""
    known = {"client", "games", "games.terminal", "games.telling", "telling", "terminal"}
    for module in among:
        yield from beside_views(module, "games.terminal", known)


@CHECKS.add(
    {
        "farol.games.x.telling.words": "from farol.games.x.rules import State",
        "farol.games.y.telling": "from farol.games.y.terminal import board",
    }
)
def rules_in_tellings(among: tuple[Module, ...]) -> Iterator[str]:
    """A game's texts depend on its views, not on its rules."""
    for module in among:
        yield from beside_views(module, "games.telling", {"games", "games.telling", "telling"})


@CHECKS.add(
    {
        "farol.server.x": "from farol.client.server import Server",
        "farol.community.x": "import farol.terminal.app",
        "farol.phrases.x": "from farol.games.x.terminal import board",
    }
)
def clients_in_the_server(among: tuple[Module, ...]) -> Iterator[str]:
    """The server and the protocol import no client."""
    rooms = ("community", "contracts", "phrases", "protocol", "server", "telling")
    for module in among:
        if module.lies_in(*(f"farol.{room}" for room in rooms)):
            yield from listed(module, parts_used(module) & CLIENTS)


@CHECKS.add(
    {
        "farol.server.x": "from farol.games.saboteur.rules import State",
        "farol.games.halloween.x": "import farol.games.loknroll",
    }
)
def games_of_others(among: tuple[Module, ...]) -> Iterator[str]:
    """Only modules of a game's folder import it."""
    for module in among:
        named = {name.split(".")[2] for name in from_games(module)}
        yield from listed(module, (named & GAMES) - set(module.name.split(".")))


@CHECKS.add(
    {
        "farol.bots.x": "# compiled by mypyc\nimport msgspec",
        "farol.server.play.x": "# compiled by mypyc\nimport msgspec, starlette",
    }
)
def packages_in_compiled_modules(among: tuple[Module, ...]) -> Iterator[str]:
    """Those of the server and the protocol also need msgspec, which every build has."""
    for module in among:
        if module.is_compiled:
            served = module.lies_in("farol.server", "farol.protocol")
            yield from listed(module, not_of_python(module) - ({"msgspec"} if served else set()))


@CHECKS.add({"farol.core.x": "\n" * (MAX_LINES + 1)})
def long_modules(among: tuple[Module, ...]) -> Iterator[str]:
    """Maximum length of a module."""
    for module in among:
        if len(module.lines) > MAX_LINES:
            yield f"{module.file}: {len(module.lines)} lines"


@CHECKS.add({"farol.core.x": "class X:\n  async def f():\n" + "    pass\n" * MAX_FUNCTION})
def long_functions(among: tuple[Module, ...]) -> Iterator[str]:
    """Maximum length of a function."""
    for module in among:
        for function in module.functions:
            assert function.end_lineno is not None
            lines = function.end_lineno - function.lineno + 1
            if lines > MAX_FUNCTION:
                yield f"{module.file}: {function.name} has {lines} lines"


@pytest.mark.parametrize("name", CHECKS)
def test_no_module_has(name: str) -> None:
    found = [*CHECKS[name].find(modules())]
    assert not found, f"{len(found)} offenders\n" + "\n".join(found)


@pytest.mark.parametrize("name", CHECKS)
def test_a_planted_offender_is_found_by(name: str) -> None:
    assert CHECKS[name].misses() == set()


def test_all_modules_are_looked_at() -> None:
    names = {module.name for module in modules()}
    assert {"farol", "farol.core.rand", "farol.server.serve"} <= names
    assert {f"farol.games.{game}.rules" for game in GAMES} <= names


def test_every_build_has_what_compiled_modules_need() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert any(need.startswith("msgspec") for need in project["dependency-groups"]["build"])
