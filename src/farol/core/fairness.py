"""Commit and reveal: chance that follows from secrets which were sealed before they were opened.

The server shows the SHA-256 of two secrets when a table is opened: one for the dice, one for the
salts of seats whose browser puts in nothing. Every browser shows the SHA-256 of a salt of its own,
and opens it when all have done so. Outcome number `version` of the record is drawn from
HMAC-SHA256(secret, "salt:version"), where the salt is made of the salts of all seats. The seal of a
game is one number over all of that, shown from the first deal on; its history is one over the whole
game, shown at the end. `docs/decisions/0050-seals.md` says what this proves.
"""

# compiled by mypyc

import hashlib
import hmac
import json
from collections.abc import Mapping, Sequence
from typing import Final, Protocol, final

from farol.core.data import Json
from farol.core.rand import Rand
from farol.core.state import State

SECRET_BYTES: Final = 32
SEAL: Final = "farol-seal-1"  # what the texts begin with that are hashed
HISTORY: Final = "farol-history-1"


class SealedSeat(Protocol):
    """A seat when the game was dealt."""

    @property
    def kind(self) -> str:
        """A person's or a bot's."""

    @property
    def name(self) -> str:
        """The name of the person on this seat."""

    @property
    def commitment(self) -> str:
        """SHA-256 of the salt that a browser put in; empty: it put in none."""

    @property
    def salt(self) -> str:
        """What went into the dice."""


def commitment(secret: bytes) -> str:
    """What is shown of a secret before it is opened.

    >>> commitment(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return hashlib.sha256(secret).hexdigest()


def server_salt(secret: bytes, seat: int) -> str:
    """The salt of a seat whose browser put in none, from the server's second secret."""
    return hmac.digest(secret, f"seat:{seat}".encode(), "sha256").hex()


def mixed_salt(salts: Sequence[str]) -> str:
    """One salt made of everybody's, in the order of seats."""
    return hashlib.sha256("\n".join(salts).encode()).hexdigest()


def seal_of(
    game: str,
    rules_version: int,
    options: Mapping[str, bool | int | str],
    commitments: tuple[str, str],
    seats: Sequence[SealedSeat],
) -> str:
    """The seal of a game: both commitments of the server, and every seat with what it put in."""
    sat = [[seat.kind, seat.name, seat.commitment, seat.salt] for seat in seats]
    chosen = sorted([name, value] for name, value in options.items())
    return _hashed([SEAL, game, rules_version, chosen, *commitments, sat])


def history_of(
    seal: str,
    entries: Sequence[int | list[int]],
    claims: Sequence[tuple[int, int, Json]],
    people: Sequence[tuple[str, str, str | None]],
    result: tuple[list[int], list[int]] | None,
    practice: bool,
) -> str:
    """One number over a whole game: every entry (an undo as a list of the version that it went back
    to), every claim before the end with its version and seat, who sat where at the end, and how it
    ended."""
    return _hashed([HISTORY, seal, entries, claims, people, result, practice])


def _hashed(parts: object) -> str:
    text = json.dumps(parts, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def stream_for(secret: bytes, salt: str, version: int) -> Rand:
    """The random stream that decides the outcome of chance at this version of the record."""
    drawn = hmac.digest(secret, f"{salt}:{version}".encode(), "sha256")
    return Rand(int.from_bytes(drawn))


def drawn_lot(rand: Rand, lots: Sequence[tuple[int, int]]) -> int:
    """One of these outcomes, in proportion to its weight; knows no rules, so anybody can check."""
    return lots[rand.weighted([weight for _, weight in lots])][0]


@final
class CommittedDice:
    """Outcomes of chance for one table."""

    def __init__(self, secret: bytes, salt: str) -> None:
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
        self._secret = secret
        self._salt = salt

    def outcome(self, state: State, version: int) -> int:
        """What chance does in this state, as entry `version` of the record."""
        return drawn_lot(stream_for(self._secret, self._salt, version), state.chance_outcomes())
