"""Many finished games in one file, to which more can be added: compressed, and safe to cut off.

    one line of JSON       what all games share: game, version, seats, options, players
    chunks, one after another, each
      16 bytes             "GAME", and three numbers: games, bytes that follow, their CRC-32
      so many bytes        compressed by xz; unpacked they are

        4 x games          entries of each game
        4 x games x seats  scores, signed
        1 x games x seats  places
        1 x games          by how many seats the players had turned: seat 0 was players[turn]
        1                  bytes of an entry: W
        W x all entries    the lowest byte of every entry of every game, then the next byte, …

All numbers are little-endian. Entries are those of a record (farol.core.record), without undos.
A file that ends in the middle of a chunk was being written: what is whole counts.
"""

import json
import lzma
import os
import struct
import sys
import zlib
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path
from typing import Any, BinaryIO, Final

from farol.core.data import Fields, Json
from farol.core.errors import BadRecord, shown
from farol.core.record import MAX_ACTION, Record

KIND: Final = "farol games"
FORMAT: Final = 1
HEADER: Final = struct.Struct("<4sIII")
MARK: Final = b"GAME"
LONGEST_LINE: Final = 1 << 16
MOST_UNPACKED: Final = 1 << 26  # bytes of a chunk; ours have a few million
PRESET: Final = 6
FILTERS: Final = [{"id": lzma.FILTER_LZMA2, "preset": PRESET}]


class BadArchive(BadRecord):
    """An archive that is unreadable, or that these games cannot be added to."""


@dataclass(frozen=True)
class Finished:
    """A finished game."""

    actions: Sequence[int]
    scores: Sequence[int]
    places: Sequence[int]
    turn: int = 0


@dataclass(frozen=True)
class Chunk:
    """Some games as columns. `entries` are `width` byte planes over all games."""

    seats: int
    lengths: Sequence[int]
    scores: Sequence[int]  # games x seats
    places: bytes
    turns: bytes
    width: int
    planes: bytes

    def __len__(self) -> int:
        return len(self.lengths)

    def games(self) -> Iterator[Finished]:
        """The games one by one."""
        start, total = 0, len(self.planes) // self.width
        for number, length in enumerate(self.lengths):
            actions = [0] * length
            for plane in range(self.width):
                first = plane * total + start
                for place, byte in enumerate(self.planes[first : first + length]):
                    actions[place] |= byte << 8 * plane
            start += length
            seats = slice(number * self.seats, (number + 1) * self.seats)
            scores, places = list(self.scores[seats]), list(self.places[seats])
            yield Finished(actions, scores, places, self.turns[number])


def packed(games: Sequence[Finished], seats: int) -> bytes:
    """A chunk of these games, as stored."""
    entries = [entry for game in games for entry in game.actions]
    if entries and min(entries) < 0:
        raise BadArchive("Games that are kept in an archive have no undos.")
    width = max(1, (max(entries, default=0).bit_length() + 7) // 8)
    planes = [bytes(entry >> 8 * plane & 255 for entry in entries) for plane in range(width)]
    columns = [
        _little(array("I", [len(game.actions) for game in games])),
        _little(array("i", [score for game in games for score in _row(game.scores, seats)])),
        bytes(place for game in games for place in _row(game.places, seats)),
        bytes(game.turn for game in games),
        bytes([width]),
        *planes,
    ]
    body = lzma.compress(b"".join(columns), format=lzma.FORMAT_XZ, filters=FILTERS)
    return HEADER.pack(MARK, len(games), len(body), zlib.crc32(body)) + body


def _row(values: Sequence[int], seats: int) -> Sequence[int]:
    if len(values) != seats:
        raise BadArchive(f"A game of {seats} has {seats} scores and places, not {len(values)}.")
    return values


def _little(numbers: "array[int]") -> bytes:
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tobytes()


def _numbers(code: str, data: bytes) -> "array[int]":
    numbers = array(code, data)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def unpacked(body: bytes, games: int, seats: int) -> Chunk:
    """The columns of a chunk; BadArchive if they do not match the header."""
    try:
        opener = lzma.LZMADecompressor(lzma.FORMAT_XZ)
        data = opener.decompress(body, MOST_UNPACKED)
    except lzma.LZMAError as error:
        raise BadArchive(f"A chunk cannot be unpacked: {error}") from error
    ends = list(accumulate((4 * games, 4 * games * seats, games * seats, games, 1)))
    if not opener.eof or len(data) < ends[4] or not 1 <= data[ends[3]] <= 8:
        raise BadArchive("A chunk does not hold what its header says.")
    lengths, scores = _numbers("I", data[: ends[0]]), _numbers("i", data[ends[0] : ends[1]])
    places, turns = data[ends[1] : ends[2]], data[ends[2] : ends[3]]
    width, planes = data[ends[3]], data[ends[4] :]
    if len(planes) != width * sum(lengths) or max(turns) >= seats:
        raise BadArchive("A chunk does not hold what its header says.")
    return Chunk(seats, lengths, scores, places, turns, width, planes)


@dataclass(frozen=True)
class About:
    """The first line of an archive: what all its games share."""

    game: str
    version: int
    seats: int
    options: dict[str, bool | int | str]
    players: tuple[str, ...]  # by seat, before the rotation
    more: dict[str, Json]  # data of the writing program, such as a seed

    def line(self) -> bytes:
        """The line, as stored."""
        told: dict[str, Json] = {
            "kind": KIND,
            "format": FORMAT,
            "game": self.game,
            "version": self.version,
            "seats": self.seats,
            "options": dict(self.options),
            "players": list(self.players),
            "more": self.more,
        }
        return json.dumps(told, sort_keys=True).encode() + b"\n"

    def seated(self, turn: int) -> tuple[str, ...]:
        """The players by seat, after a rotation by so many seats."""
        return self.players[turn:] + self.players[:turn]

    def record(self, actions: Sequence[int]) -> Record:
        """One game of the archive as a record."""
        return Record(self.game, self.version, self.seats, dict(self.options), list(actions))


def _about(line: bytes) -> About:
    try:
        data: Any = json.loads(line) if line.endswith(b"\n") else None
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict) or data.get("kind") != KIND:
        raise BadArchive("This is no file of games: its first line does not say so.")
    fields = Fields(data, "A file of games", BadArchive)
    fields.text("kind")
    if (found := fields.integer("format", 1, 1_000_000)) != FORMAT:
        raise BadArchive(f"The file has format {found}; this program reads {FORMAT}.")
    record = Record.from_json(
        {name: data.get(name) for name in ("game", "version", "seats", "options")} | {"actions": []}
    )
    players, more = data.get("players"), data.get("more")
    if not isinstance(players, list) or len(players) != record.seats:
        raise BadArchive("A file of games names a player for each seat.")
    if not isinstance(more, dict):
        raise BadArchive("A file of games says more of them in a JSON object.")
    names = tuple(str(name) for name in players)
    return About(record.game, record.version, record.seats, dict(record.options), names, more)


class Archive:
    """An archive opened for reading: chunk by chunk, from the first game to the last."""

    def __init__(self, path: Path) -> None:
        """BadArchive if it is invalid. Chunks are located, not unpacked."""
        self.path: Final = path
        self._places: Final[list[tuple[int, int, int, int]]] = []  # start, bytes, games, CRC
        try:
            with path.open("rb") as file:
                self.about: Final = _about(file.readline(LONGEST_LINE))
                self.end: Final = self._look(file)  # end of the last complete chunk
        except OSError as error:
            raise BadArchive(f"{path} cannot be read: {error.strerror}.") from error

    def __len__(self) -> int:
        return sum(games for _, _, games, _ in self._places)

    def __repr__(self) -> str:
        return f"<Archive of {len(self)} games of {self.about.game}, {self.about.seats} seats>"

    def _look(self, file: BinaryIO) -> int:
        size = os.fstat(file.fileno()).st_size
        at = file.tell()
        while len(header := file.read(HEADER.size)) == HEADER.size:
            mark, games, length, check = HEADER.unpack(header)
            if mark != MARK or games == 0:
                raise BadArchive(f"{self.path} holds something else than games from byte {at} on.")
            if at + HEADER.size + length > size:
                break
            self._places.append((at + HEADER.size, length, games, check))
            at = file.seek(at + HEADER.size + length)
        return at

    def chunks(self) -> Iterator[Chunk]:
        """All chunks; BadArchive if one is damaged."""
        with self.path.open("rb") as file:
            for start, length, games, check in self._places:
                file.seek(start)
                body = file.read(length)
                if zlib.crc32(body) != check:
                    raise BadArchive(f"{self.path} is damaged in the chunk at byte {start}.")
                yield unpacked(body, games, self.about.seats)

    def records(self) -> Iterator[Record]:
        """All games as records for `farol.core.record.replay`."""
        for chunk in self.chunks():
            for game in chunk.games():
                if max(game.actions, default=0) > MAX_ACTION:
                    raise BadArchive(f"{self.path} holds an entry beyond {shown(MAX_ACTION)}.")
                yield self.about.record(game.actions)


class Appending:
    """An archive opened for writing: new, or continued after its last complete chunk."""

    def __init__(self, path: Path, about: About, together: int = 500) -> None:
        """BadArchive if the existing file is of other games; `together` games make a chunk."""
        self._seats = about.seats
        self._together = together
        self._waiting: list[Finished] = []
        self.before = 0  # existing games
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and path.stat().st_size > 0:
            there = Archive(path)
            if there.about != about:
                raise BadArchive(f"{path} holds games of another plan.")
            os.truncate(path, there.end)
            self.before = len(there)
            self._file = path.open("ab")
        else:
            self._file = path.open("ab")
            self._file.write(about.line())
            self._file.flush()

    def add(self, game: Finished) -> None:
        """Add a game; it is written when its chunk is full, or at the end."""
        self._waiting.append(game)
        if len(self._waiting) >= self._together:
            self.flush()

    def flush(self) -> None:
        """Write the buffered games."""
        if self._waiting:
            self._file.write(packed(self._waiting, self._seats))
            self._file.flush()
            self._waiting = []

    def close(self) -> None:
        """Flush."""
        self.flush()
        self._file.close()
