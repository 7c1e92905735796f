"""Recorded games as NumPy arrays: actions, and on demand observations and masks.

`farol arena GAME --bots … --records FOLDER` writes the files; farol.core.archive has their format.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final, TypeAlias

from farol.extras import lacking

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise lacking(error, "research") from None

from farol.core.archive import Archive, BadArchive
from farol.core.encoder import NO_NUMBER, numbered, observed
from farol.core.record import Record, is_possible
from farol.core.state import OVER
from farol.games import ALL
from farol.research.returns import returns_of
from farol.research.spaces import BadUse, Space

__all__ = ["Decisions", "Records", "Results"]

Bytes: TypeAlias = NDArray[np.uint8]
Flags: TypeAlias = NDArray[np.bool_]
Ints: TypeAlias = NDArray[np.int64]


@dataclass(frozen=True)
class Results:
    """Results of the games, without replaying them: arrays of games x seats."""

    scores: NDArray[np.int32]
    places: Bytes
    returns: NDArray[np.float32]
    turns: Bytes  # by game: seat 0 was `about.players[turn]`
    lengths: NDArray[np.uint32]  # by game: entries, including those of chance


@dataclass(frozen=True)
class Decisions:
    """All decisions of some games, in order. Arrays that were not requested are empty."""

    games: Ints  # index in the file
    seats: Bytes
    numbers: Ints  # of the action; -1 without a number
    returns: NDArray[np.float32]  # of the game, for that seat
    observations: Bytes
    masks: Flags

    def __len__(self) -> int:
        return len(self.games)


class Records:
    """An archive of games. `space` gives the meaning of numbers, observations and masks."""

    def __init__(self, path: Path | str) -> None:
        """BadArchive if it is no archive, or of unknown rules."""
        self._archive = Archive(Path(path))
        self.about: Final = self._archive.about
        game = ALL.get(self.about.game)
        if game is None or game.version != self.about.version:
            raise BadArchive(
                f"{path} holds games of {self.about.game}, version {self.about.version}, "
                "which this program does not play."
            )

    def __len__(self) -> int:
        return len(self._archive)

    def __repr__(self) -> str:
        return f"<Records of {len(self)} games of {self.about.game}, {self.about.seats} seats>"

    def __iter__(self) -> Iterator[Record]:
        return self._archive.records()

    @cached_property
    def space(self) -> Space:
        """The game's space, with the seats and options of the archive."""
        return Space(self.about.game, self.about.seats, dict(self.about.options))

    def results(self) -> Results:
        """Scores, places and returns of all games."""
        seats = self.about.seats
        chunks = list(self._archive.chunks())
        places = np.frombuffer(b"".join(chunk.places for chunk in chunks), np.uint8)
        scores = [np.asarray(chunk.scores, np.int32) for chunk in chunks]
        lengths = [np.asarray(chunk.lengths, np.uint32) for chunk in chunks]
        rows = places.reshape(-1, seats)
        return Results(
            np.concatenate([np.zeros(0, np.int32), *scores]).reshape(-1, seats),
            rows,
            np.array([returns_of(row) for row in rows.tolist()], np.float32).reshape(-1, seats),
            np.frombuffer(b"".join(chunk.turns for chunk in chunks), np.uint8),
            np.concatenate([np.zeros(0, np.uint32), *lengths]),
        )

    def decisions(
        self, *, observations: bool = True, masks: bool = False, together: int = 64
    ) -> Iterator[Decisions]:
        """The decisions of seats, `together` games at a time; BadArchive if a game does not
        replay."""
        if together < 1:
            raise BadUse(f"At least one game is read at a time, not {together}.")
        rows = _Rows(self.space, observations, masks)
        for number, record in enumerate(self):
            rows.play(number, record)
            if (number + 1) % together == 0:
                yield rows.taken()
        if len(rows) > 0:
            yield rows.taken()


class _Rows:
    """A buffer of decisions."""

    def __init__(self, space: Space, observations: bool, masks: bool) -> None:
        self._space = space
        self._observations, self._masks = observations, masks
        self._clear()

    def __len__(self) -> int:
        return len(self._games)

    def _clear(self) -> None:
        self._games: list[int] = []
        self._seats: list[int] = []
        self._numbers: list[int] = []
        self._returns: list[float] = []
        self._seen: list[bytes] = []
        self._legal: list[list[int]] = []

    def play(self, number: int, record: Record) -> None:
        """Replay one game and record every decision."""
        space = self._space
        encoder = space.encoder
        state = space.new()
        first = len(self)
        for entry in record.actions:
            if not is_possible(state, entry):
                raise BadArchive(
                    f"Game {number} of the file goes on with {entry}, which cannot be."
                )
            seat = state.to_act()
            if seat >= 0:
                self._games.append(number)
                self._seats.append(seat)
                if self._observations:
                    self._seen.append(observed(encoder, state, seat))
                if self._masks:
                    self._legal.append([legal for legal, _ in numbered(encoder, state)])
                done = encoder.number(state, entry)
                self._numbers.append(-1 if done == NO_NUMBER else done)
            state.apply_unchecked(entry)
        if state.to_act() != OVER:
            raise BadArchive(f"Game {number} of the file does not come to its end.")
        brought = space.returns(state)
        self._returns += [brought[seat] for seat in self._seats[first:]]

    def taken(self) -> Decisions:
        """All rows so far; clears the buffer."""
        count = len(self)
        seen = np.frombuffer(b"".join(self._seen), np.uint8)
        masks: NDArray[Any] = np.zeros((count, self._space.numbers if self._masks else 0), bool)
        for row, legal in enumerate(self._legal):
            masks[row, legal] = True
        found = Decisions(
            np.array(self._games, np.int64),
            np.array(self._seats, np.uint8),
            np.array(self._numbers, np.int64),
            np.array(self._returns, np.float32),
            seen.reshape(count, self._space.size if self._observations else 0),
            masks,
        )
        self._clear()
        return found
