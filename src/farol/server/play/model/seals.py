"""The seats' contributions to a table's dice, and the fingerprints shown for them."""

from farol.core.entries import Entry
from farol.core.fairness import commitment, history_of, seal_of, server_salt
from farol.protocol import types
from farol.server.play.model.game import LiveGame
from farol.server.store.store import SeatRow, TableRow


def is_promise_kept(promise: str, salt: str) -> bool:
    """Whether the salt matches the commitment."""
    return commitment(bytes.fromhex(salt)) == promise


def lacks_promise(row: TableRow) -> bool:
    """Whether some browser has not committed to a salt yet."""
    return any(seat.kind == "person" and not seat.commitment for seat in row.seats)


def has_promise(row: TableRow) -> bool:
    """Whether some browser has committed to a salt."""
    return any(seat.commitment for seat in row.seats)


def lacks_salt(row: TableRow) -> bool:
    """Whether some browser has not revealed its committed salt yet."""
    return any(seat.commitment and not seat.salt for seat in row.seats)


def close(row: TableRow) -> None:
    """Record each seat's contribution to the dice; after this nothing can be added."""
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
    """The hash of a whole game that ends with these entries."""
    if not row.seal:
        return ""  # begun under an older Farol
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
    assert entry.action is not None  # only an undo has no action
    return entry.action
