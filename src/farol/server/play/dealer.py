"""The dealer: where the luck of tables comes from."""

import hmac
import secrets
from typing import ClassVar

from farol.core.fairness import SECRET_BYTES, CommittedDice, mixed_salt
from farol.games import AnyGame
from farol.protocol.bodies import NewTable
from farol.server.play.deal import Deal
from farol.server.play.model.game import Chance, LiveGame, Pending
from farol.server.store.store import TableRow

SEED_BITS = 62


class Dealer:
    """Luck that nobody knows beforehand, at every table of a server."""

    new_table: ClassVar[type[NewTable]] = NewTable  # what may be asked of this dealer

    def prepare(self, row: TableRow, game: AnyGame | None, wanted: NewTable | None) -> None:  # noqa: ARG002
        """Give a new table its secret; `wanted` is None for another game of the same people."""
        row.secret, row.salt = secrets.token_hex(SECRET_BYTES), ""
        row.bots_secret = secrets.token_hex(SECRET_BYTES)

    def deal_of_a_day(self) -> Deal:
        """What the luck and the bots of a day follow from."""
        return Deal(secrets.token_hex(SECRET_BYTES), secrets.token_hex(SECRET_BYTES))

    def salt(self, row: TableRow) -> str:
        """What the seats of the table put in, when the game begins."""
        return mixed_salt([seat.salt for seat in row.sealed])

    def chance(self, row: TableRow) -> Chance:
        """The table's own chance, from its secret."""
        return CommittedDice(bytes.fromhex(row.secret), row.salt)

    def opening(self, game: LiveGame, row: TableRow) -> Pending:  # noqa: ARG002
        """How a game begins."""
        return game.begin()

    def seed(self, row: TableRow, version: int) -> int:
        """What a bot draws from when it thinks about this version: the same for everybody who
        plays the deal of a day."""
        if row.daily:
            drawn = hmac.digest(bytes.fromhex(row.bots_secret), f"bot:{version}".encode(), "sha256")
            return int.from_bytes(drawn) % (1 << SEED_BITS)
        return secrets.randbits(SEED_BITS)
