"""Commit and reveal: chance derived from secrets that were committed to before they were revealed.

The server shows the SHA-256 of two secrets when a table is opened: one for the dice, one for the
salts of seats whose browser contributes none. Every browser shows the SHA-256 of its own salt, and
reveals it when all have done so. Outcome number `version` of the record is drawn from
HMAC-SHA256(secret, "salt:version"), where the salt combines the salts of all seats. The seal of a
game is a hash over all of that, shown from the first deal on; its history is a hash over the whole
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
SEAL: Final = "farol-seal-1"  # prefix of the hashed texts
HISTORY: Final = "farol-history-1"


class SealedSeat(Protocol):
    """A seat when the game was dealt."""

    @property
    def kind(self) -> str:
        """A person or a bot."""

    @property
    def name(self) -> str:
        """The name of the person on this seat."""

    @property
    def commitment(self) -> str:
        """SHA-256 of a browser's salt; empty without one."""

    @property
    def salt(self) -> str:
        """The salt mixed into the dice."""


def commitment(secret: bytes) -> str:
    """The commitment to a secret: its SHA-256.

    >>> commitment(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return hashlib.sha256(secret).hexdigest()


def server_salt(secret: bytes, seat: int) -> str:
    """The salt of a seat whose browser contributed none, from the server's second secret."""
    return hmac.digest(secret, f"seat:{seat}".encode(), "sha256").hex()


def mixed_salt(salts: Sequence[str]) -> str:
    """The combined salt, in the order of seats."""
    return hashlib.sha256("\n".join(salts).encode()).hexdigest()


def seal_of(
    game: str,
    rules_version: int,
    options: Mapping[str, bool | int | str],
    commitments: tuple[str, str],
    seats: Sequence[SealedSeat],
) -> str:
    """The seal of a game: a hash over both commitments of the server and every seat's
    contribution."""
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
    """The hash of a whole game: every entry (an undo as a list of the version it went back to),
    every claim before the end with its version and seat, the people at the end, and the result."""
    return _hashed([HISTORY, seal, entries, claims, people, result, practice])


def _hashed(parts: object) -> str:
    text = json.dumps(parts, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def stream_for(secret: bytes, salt: str, version: int) -> Rand:
    """The random stream that decides the outcome of chance at this version of the record."""
    drawn = hmac.digest(secret, f"{salt}:{version}".encode(), "sha256")
    return Rand(int.from_bytes(drawn))


def drawn_lot(rand: Rand, lots: Sequence[tuple[int, int]]) -> int:
    """One of these outcomes, in proportion to its weight; independent of rules, so anybody can
    verify it."""
    return lots[rand.weighted([weight for _, weight in lots])][0]


@final
class CommittedDice:
    """The committed dice of one table."""

    def __init__(self, secret: bytes, salt: str) -> None:
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
        self._secret = secret
        self._salt = salt

    def outcome(self, state: State, version: int) -> int:
        """The outcome of chance for entry `version` of the record."""
        return drawn_lot(stream_for(self._secret, self._salt, version), state.chance_outcomes())
