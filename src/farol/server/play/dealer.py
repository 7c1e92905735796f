"""The dealer: source of randomness for tables."""

import hmac
import secrets
from typing import ClassVar

from farol.core.entries import Chance, Pending
from farol.core.fairness import SECRET_BYTES, CommittedDice, mixed_salt
from farol.games import AnyGame
from farol.protocol.bodies import NewTable
from farol.server.play.deal import Deal
from farol.server.play.model.game import LiveGame
from farol.server.store.store import TableRow

SEED_BITS = 62


class Dealer:
    """Unpredictable randomness for every table of a server."""

    new_table: ClassVar[type[NewTable]] = NewTable  # type of requests for a new table

    def prepare(self, row: TableRow, game: AnyGame | None, wanted: NewTable | None) -> None:  # noqa: ARG002
        """Give a new table its secret; `wanted` is None for a rematch."""
        row.secret, row.salt = secrets.token_hex(SECRET_BYTES), ""
        row.bots_secret = secrets.token_hex(SECRET_BYTES)

    def deal_of_a_day(self) -> Deal:
        """New secrets for a daily deal."""
        return Deal(secrets.token_hex(SECRET_BYTES), secrets.token_hex(SECRET_BYTES))

    def salt(self, row: TableRow) -> str:
        """The seats' combined salt, when the game begins."""
        return mixed_salt([seat.salt for seat in row.sealed])

    def chance(self, row: TableRow) -> Chance:
        """The table's own source of chance, from its secret."""
        return CommittedDice(bytes.fromhex(row.secret), row.salt)

    def opening(self, game: LiveGame, row: TableRow) -> Pending:  # noqa: ARG002
        """The opening of a game."""
        return game.begin()

    def seed(self, row: TableRow, version: int) -> int:
        """The seed of a bot's decision at this version: the same for everybody who plays the same
        daily deal."""
        if row.daily:
            drawn = hmac.digest(bytes.fromhex(row.bots_secret), f"bot:{version}".encode(), "sha256")
            return int.from_bytes(drawn) % (1 << SEED_BITS)
        return secrets.randbits(SEED_BITS)
