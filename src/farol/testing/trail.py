"""The way to the position that a check looks at, so that a failure can tell it.

`draw_game` begins a trail, `walk` and its like continue it. A failure then says how many steps were
played, who took the last one, and which command plays to the same position.
"""

import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from tempfile import NamedTemporaryFile
from typing import Any, Final, TypeVar

from farol.core.data import Json
from farol.core.state import CHANCE, OVER
from farol.games import AnyGame

S = TypeVar("S")

WHERE: Final = "Where: "  # begins the note that an error gets
MOST_SHOWN: Final = 60  # steps in a command
RAW: Final = "#"  # before the int of a step whose notation does not read back


@dataclass
class Trail:
    """A beginning, and what was played since."""

    game: AnyGame | None
    seats: int
    options: Mapping[str, Json]
    advanced: bool = False  # the beginning is where the game's `advance` leads
    actions: list[int] = field(default_factory=list)

    def onwards(self, *actions: int) -> "Trail":
        """The same trail with these steps after it; it does not change any more."""
        made = [*self.actions, *actions]
        return Trail(self.game, self.seats, self.options, self.advanced, made)

    def told(self) -> str:
        """Where this is, and the command that plays there."""
        assert self.game is not None, "this game was not drawn"
        if self.advanced:
            count = len(self.actions)
            return f"{count} steps after laws.advance() in a game of {self.seats} seats"
        last, words = self._words()
        command = ["farol", "demo", self.game.name, "--seats", str(self.seats)]
        for name, value in self.options.items():
            command += ["--option", f"{name}={_written(value)}"]
        where = f"after {len(words)} steps, the last one {last}" if words else "before any step"
        return f"{where}; to see it: {shlex.join(command)} --play {_quoted(words)}"

    def _words(self) -> tuple[str, list[str]]:
        assert self.game is not None, "this game was not drawn"
        state = self.game.new(self.seats, self.options)
        last, words = "", []
        for action in self.actions:
            turn = state.to_act()
            if turn == OVER:
                break
            words.append(word_of(self.game, state, action))
            who = "by chance" if turn == CHANCE else f"by seat {turn + 1}"
            last = f"{words[-1]} {who}"
            state.apply_unchecked(action)
        return last, words


def _quoted(words: list[str]) -> str:
    """The steps for a shell; many of them in a file."""
    if len(words) <= MOST_SHOWN:
        return shlex.quote(" ".join(words))
    with NamedTemporaryFile("w", prefix="farol-", suffix=".txt", delete=False) as file:
        file.write(" ".join(words))
    return f'"$(cat {shlex.quote(file.name)})"'


def _written(value: Json) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def word_of(game: AnyGame, state: Any, action: int) -> str:
    """The notation of a step; its int if a game writes none that can be read."""
    try:
        word = game.notation(state, action)
        if word and word[0] != RAW and game.read_notation(state, word) == action:
            return word
    except Exception:  # whatever is wrong with a game that is judged
        pass
    return f"{RAW}{action}"


class Trails:
    """The trails of one drawn game: by state, and the present one."""

    def __init__(self) -> None:
        self.present: Trail | None = None
        self._beginning: Trail | None = None
        self._known: dict[int, tuple[object, Trail]] = {}

    def begin(
        self,
        game: AnyGame,
        state: object,
        seats: int,
        options: Mapping[str, Json],
        advanced: bool = False,
    ) -> None:
        """A new game was drawn."""
        self._known.clear()
        self._beginning = self.present = Trail(game, seats, dict(options), advanced)
        self.kept(state)

    def forget(self) -> None:
        """What follows is about no drawn game."""
        self._beginning = self.present = None
        self._known.clear()

    def walk(self) -> Trail:
        """The trail of a walk from the beginning, to which its steps are added."""
        if self._beginning is None:  # a game that was begun without `draw_game`
            return Trail(None, 0, {})
        self.present = self._beginning.onwards()
        return self.present

    def next(self, trail: Trail, action: int) -> int:
        """The next step of a walk."""
        trail.actions.append(action)
        self.present = trail
        return action

    def kept(self, state: S) -> S:
        """This state stays as it is; its trail is the present one."""
        if self.present is not None:
            self._known[id(state)] = (state, self.present.onwards())
        return state

    def at(self, state: object, *actions: int) -> None:
        """What is checked now, if its trail is known: a state, after some more steps."""
        known = self._known.get(id(state))
        if known is not None and known[0] is state:
            self.present = known[1].onwards(*actions)

    def told(self) -> str:
        """Where the present position is; empty if there is none."""
        trail = self.present
        return "" if trail is None or trail.game is None else trail.told()


TRAILS: Final = Trails()


def words_of(game: AnyGame, state: Any, actions: Sequence[int]) -> str:
    """Some actions as a person reads them."""
    return ", ".join(word_of(game, state, action) for action in actions) or "none"
