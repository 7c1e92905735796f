"""A table of Halloween for tests: laid out in words, played in notation, read in words."""

from typing import Any

import pytest

from farol.core.errors import IllegalAction
from farol.core.event import Event
from farol.core.state import CHANCE, OVER
from farol.games.halloween.game import GAME
from farol.games.halloween.rules import Halloween
from farol.games.halloween.tables import ACTION_NAMES, BONUS_NAMES, BUILDING_NAMES, COLOUR_NAMES

LOCKED = 12


def colours(text: str) -> list[int]:
    """'blue red' or 'red*12' as colours."""
    found: list[int] = []
    for word in text.split():
        name, _, count = word.partition("*")
        found += [COLOUR_NAMES.index(name)] * int(count or 1)
    return found


def cell(text: str) -> int:
    """'school.red' as a cell."""
    building, colour = text.split(".")
    return BUILDING_NAMES.index(building) * 5 + COLOUR_NAMES.index(colour)


class Table:
    """A state with short ways to play it and to look at it; seat 0 is about to act."""

    def __init__(self, state: Halloween) -> None:
        self.state = state
        self.events: list[Event] = []

    def play(self, *moves: str) -> "Table":
        """Apply actions and outcomes given in notation."""
        for text in moves:
            move = GAME.read_notation(self.state, text)
            self.events = []
            self.state.apply(move, self.events)
        return self

    def options(self) -> list[str]:
        """What can be played, or can happen, now."""
        if self.state.to_act() == CHANCE:
            moves = [outcome for outcome, _ in self.state.chance_outcomes()]
        else:
            moves = self.state.legal_actions()
        return [GAME.notation(self.state, move) for move in moves]

    def can(self, text: str) -> bool:
        return text in self.options()

    def refused(self, text: str) -> str:
        """The rule that an action runs into."""
        before = GAME.dump(self.state)
        with pytest.raises(IllegalAction) as caught:
            GAME.read_notation(self.state, text)
        assert GAME.dump(self.state) == before
        return caught.value.rule

    def seen(self) -> Any:
        return GAME.observe(self.state, None)

    def step(self) -> str:
        """The name of the pending step, or 'menu'."""
        pending = self.seen()["pending"]
        return pending["step"] if pending else "menu"

    def player(self, seat: int = 0) -> Any:
        return self.seen()["players"][seat]

    def points(self, seat: int = 0) -> int:
        return self.state.points[seat]

    def scare(self, seat: int = 0) -> int:
        return self.state.scare[seat]

    def tokens(self, seat: int = 0) -> str:
        """'blue red red'."""
        held: dict[str, int] = self.player(seat)["tokens"]
        return " ".join(name for name in COLOUR_NAMES for _ in range(held[name]))

    def ghosts(self, building: str) -> str:
        """'blue blue green'."""
        inside = self.seen()["buildings"][BUILDING_NAMES.index(building)]["ghosts"]
        return " ".join(name for name in COLOUR_NAMES for _ in range(inside[name]))

    def bonus_at(self, building: str) -> str | None:
        found: str | None = self.seen()["buildings"][BUILDING_NAMES.index(building)]["bonus"]
        return found

    def levels(self, seat: int = 0) -> str:
        return " ".join(section["colour"] for section in self.player(seat)["sections"])

    def discs(self, section: int, seat: int = 0) -> str:
        return " ".join(self.player(seat)["sections"][section - 1]["discs"])

    def reserve(self, seat: int = 0) -> int:
        return self.state.reserve[seat]

    def bonuses(self, seat: int = 0) -> list[str | None]:
        held: list[str | None] = self.player(seat)["bonus"]
        return held

    def haunter(self, space: str) -> int | None:
        owner = self.state.spaces[cell(space)]
        return None if owner < 0 else owner // 2

    def rest_all(self) -> "Table":
        """Rest every section that is left, and end the turn."""
        for section in range(self.state.sections):
            if not self.state.done >> section & 1:
                self.play(f"rest:{section + 1}")
        return self.play("end_turn")


def table(
    *town: str,
    seats: int = 3,
    master: bool = False,
    mine: tuple[int, ...] = (),
    cards: tuple[int, ...] = (),
    others: dict[int, tuple[int, ...]] | None = None,
    levels: str = "",
    scare: int = 2,
    tokens: str = "",
    tokens_of: dict[int, str] | None = None,
    discs: str = "",
    discs_of: dict[int, str] | None = None,
    bonus: str = "",
    locked: int = 0,
    lying: str = "",
    discarded: str = "",
    haunts: str = "",
    points: int = 0,
    round: int = 1,  # noqa: A002
) -> Table:
    """Lay out a position before seat 0's turn: `town` as 'school: blue red', 'church: green'."""
    start = GAME.new(seats, {"master": master})
    dump: dict[str, Any] = GAME.dump(start)
    sections = 4 if master else 3
    dump["stack"] = []
    dump["round"] = round
    dump["ghosts"] = [0] * 30
    for line in town or ("police_station: blue blue blue",):
        building, _, ghosts = line.partition(":")
        for colour in colours(ghosts):
            dump["ghosts"][BUILDING_NAMES.index(building) * 5 + colour] += 1
    held = [mine, *((others or {}).get(seat, ()) for seat in range(1, seats))]
    dump["held"] = [sorted(numbers) for numbers in held]
    dump["display"] = sorted({*cards, *(number for numbers in held for number in numbers)})
    for index, colour in enumerate(colours(levels)):
        dump["levels"][index] = colour
    dump["scare"][0] = scare
    dump["sheet"][0] = points
    for seat, words in {0: tokens, **(tokens_of or {})}.items():
        for colour in colours(words):
            dump["tokens"][seat * 5 + colour] += 1
    for seat, words in {0: discs, **(discs_of or {})}.items():
        for spot in words.split():
            section, act = spot.split(".")
            place = seat * sections + int(section) - 1
            dump["discs"][place] |= 1 << ACTION_NAMES.index(act)
    _lay_bonuses(dump, bonus.split(), locked, lying, discarded.split())
    for haunt in haunts.split():
        owner, space = haunt.split("@")
        dump["spaces"][cell(space)] = int(owner.rstrip("+")) * 2 + owner.endswith("+")
    return Table(GAME.load(dump))


def _lay_bonuses(
    dump: dict[str, Any], held: list[str], locked: int, lying: str, discarded: list[str]
) -> None:
    slots = [BONUS_NAMES.index(name) for name in held] + [LOCKED] * locked
    for slot, bonus in enumerate(slots):
        dump["slots"][slot] = bonus
    for entry in lying.split():
        building, name = entry.split(":")
        dump["lying"][BUILDING_NAMES.index(building)] = BONUS_NAMES.index(name)
    for bonus in [*slots[: len(held)], *(found for found in dump["lying"] if found >= 0)]:
        dump["supply"][bonus] -= 1
    for name in discarded:
        kinds = range(12) if name == "rest-of-all" else [BONUS_NAMES.index(name)]
        for bonus in kinds:
            moved = dump["supply"][bonus] if name == "rest-of-all" else 1
            dump["supply"][bonus] -= moved
            dump["discards"][bonus] += moved


def finish(one: Table) -> Table:
    """Let the game end with this round."""
    one.state.ending = True
    for _ in range(one.state.seats):
        one.rest_all()
    assert one.state.to_act() == OVER
    return one
