"""What the seats of a table put into its dice, and the numbers that are shown for all of it."""

from farol.core.fairness import commitment, history_of, seal_of, server_salt
from farol.protocol import types
from farol.server.play.model.game import Entry, LiveGame
from farol.server.store.store import SeatRow, TableRow


def is_promise_kept(promise: str, salt: str) -> bool:
    """Whether this is the salt that was promised."""
    return commitment(bytes.fromhex(salt)) == promise


def lacks_promise(row: TableRow) -> bool:
    """Whether somebody's browser has not promised a salt yet."""
    return any(seat.kind == "person" and not seat.commitment for seat in row.seats)


def has_promise(row: TableRow) -> bool:
    """Whether some browser has promised a salt."""
    return any(seat.commitment for seat in row.seats)


def lacks_salt(row: TableRow) -> bool:
    """Whether a browser still has to open the salt that it promised."""
    return any(seat.commitment and not seat.salt for seat in row.seats)


def close(row: TableRow) -> None:
    """Write down what goes into the dice, seat by seat; nothing can be put in any more."""
    secret = bytes.fromhex(row.bots_secret)
    row.sealed = [_sealed(seat, server_salt(secret, n)) for n, seat in enumerate(row.seats)]
    row.stage = "dealt"
    commitments = (commitment(bytes.fromhex(row.secret)), commitment(secret))
    row.seal = seal_of(row.game, row.rules_version, row.options, commitments, row.sealed)
    for seat in row.seats:
        seat.commitment = seat.salt = ""


def _sealed(seat: SeatRow, usual: str) -> types.SeatSeal:
    withheld = seat.commitment != "" and seat.salt == ""
    salt = seat.salt or usual
    return types.SeatSeal(seat.kind, seat.name, seat.commitment, salt, withheld)


def history(row: TableRow, game: LiveGame, last: list[Entry]) -> str:
    """The number over a whole game that ends with these entries."""
    if not row.seal:
        return ""  # it began under an older Farol
    entries = [_written(entry) for entry in (*game.entries, *last)]
    claims = [
        (spoken.said.after, spoken.said.seat, game.rules.claims.to_json(spoken.said.claim))
        for spoken in game.said
    ]
    people = [(seat.name, seat.kind, seat.level) for seat in row.seats]
    result = None if row.result is None else (row.result.scores, row.result.places)
    return history_of(row.seal, entries, claims, people, result, row.practice)


def _written(entry: Entry) -> int | list[int]:
    if entry.undo_to is not None:
        return [entry.undo_to]
    assert entry.action is not None  # what is no undo is an action
    return entry.action
