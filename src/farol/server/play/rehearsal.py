"""Rehearsals: tables with known randomness, on a server for tests.

No command, setting or variable enables this: a program has to call `run_server` with
`rehearsal=True`. A rehearsed table derives its dice and the seeds of its bots from a public secret,
and may begin with a script of outcomes and actions. Its salt marks every record, and such a record
fails verification.
"""

import hmac
import secrets
from typing import Annotated, ClassVar, Final

from msgspec import Meta, field

from farol.core.entries import Chance, Pending
from farol.core.errors import BadAction, BadOptions, IllegalAction, shown
from farol.core.fairness import SECRET_BYTES, stream_for
from farol.core.record import is_possible
from farol.core.state import CHANCE, OVER, State
from farol.games import AnyGame
from farol.protocol.bodies import Body, NewTable
from farol.protocol.errors import Refusal
from farol.server.play.deal import Deal
from farol.server.play.dealer import SEED_BITS, Dealer
from farol.server.play.model.game import LiveGame
from farol.server.store.store import TableRow

MARK: Final = "rehearsal"  # prefix of a salt; no salt of people begins so
USUAL_SECRET: Final = "00" * SECRET_BYTES
DAILY: Final = Deal(USUAL_SECRET, "11" * SECRET_BYTES)

Secret = Annotated[str, Meta(pattern=f"^[0-9a-f]{{{2 * SECRET_BYTES}}}$")]
Word = int | str  # an outcome or action: the int of a record, or notation


class Script(Body):
    """The script of a rehearsed table. `outcomes` are for chance, `actions` for the seats; the game
    begins with all of them. Afterwards chance continues from the secret."""

    secret: Secret = USUAL_SECRET
    outcomes: list[Word] = field(default_factory=list)
    actions: list[Word] = field(default_factory=list)


class RehearsedTable(NewTable):
    """A request for a table, with its script."""

    rehearsal: Script | None = None


class RehearsedDice:
    """The outcomes of a script, in the order in which the game asks for them."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def outcome(self, state: State, version: int) -> int:
        """The outcome of chance in this state, for entry `version` of the record."""
        return state.sample_chance(stream_for(self._secret, MARK, version))


class Rehearsals(Dealer):
    """Known randomness for every table of a server for tests."""

    new_table: ClassVar[type[NewTable]] = RehearsedTable

    def __init__(self) -> None:
        self._scripts: dict[str, Script] = {}  # of tables that have not begun, by salt

    def prepare(self, row: TableRow, game: AnyGame | None, wanted: NewTable | None) -> None:
        """Give a new table its public secret; Refusal if its script is invalid."""
        script = (wanted.rehearsal if isinstance(wanted, RehearsedTable) else None) or Script()
        row.secret, row.salt = script.secret, f"{MARK}-{secrets.token_hex(8)}"
        row.bots_secret = USUAL_SECRET
        if game is not None and (script.outcomes or script.actions):
            _try_out(script, game, row, self.chance(row))
            self._scripts[row.salt] = script

    def deal_of_a_day(self) -> Deal:
        """The same deal every day."""
        return DAILY

    def salt(self, row: TableRow) -> str:
        """The salt that the table was created with: people's salts would change the dice."""
        return row.salt

    def chance(self, row: TableRow) -> Chance:
        """Dice derived from the secret alone."""
        return RehearsedDice(bytes.fromhex(row.secret))

    def opening(self, game: LiveGame, row: TableRow) -> Pending:
        """The script, if the table has one that was not played yet."""
        script = self._scripts.get(row.salt)
        return game.begin() if script is None else played(script, game)

    def seed(self, row: TableRow, version: int) -> int:
        """A seed derived from the secret and the version alone."""
        drawn = hmac.digest(bytes.fromhex(row.secret), f"bot:{version}".encode(), "sha256")
        return int.from_bytes(drawn) % (1 << SEED_BITS)


def is_rehearsed(salt: str) -> bool:
    """Whether a salt is that of a rehearsed table."""
    return salt.startswith(MARK)


def played(script: Script, game: LiveGame) -> Pending:
    """The game after its script and up to the next decision; Refusal if an entry of the script is
    illegal or never used."""
    pending = game.fresh()
    outcomes, actions = iter(script.outcomes), iter(script.actions)
    while pending.turn != OVER:
        by_chance = pending.turn == CHANCE
        word = next(outcomes if by_chance else actions, None)
        if word is not None:
            game.extend(pending, _read(game.rules, pending.state, word))
        elif by_chance:
            game.extend(pending, game.outcome(pending))
        else:
            break
    left = [*outcomes, *actions]
    if left:
        raise Refusal("bad", f"The rehearsal is over before it comes to {shown(left[0])}.")
    return pending


def _try_out(script: Script, game: AnyGame, row: TableRow, chance: Chance) -> None:
    try:
        played(script, LiveGame(game, len(row.seats), row.options, chance))
    except BadOptions as error:
        raise Refusal("bad", str(error)) from error


def _read(game: AnyGame, state: State, word: Word) -> int:
    try:
        if isinstance(word, str):
            return game.read_notation(state, word)
        if not is_possible(state, word):
            raise BadAction("It is not possible there.")
    except (BadAction, IllegalAction) as error:
        raise Refusal("bad", f"The rehearsal cannot go on with {shown(word)}: {error}") from error
    return word
