"""Verifies a complete record: the seals, every chance outcome, every action, the result."""

import hmac
from typing import Final

import msgspec
from msgspec import Struct

from farol.core.errors import BadClaim, BadRecord, FarolError
from farol.core.fairness import (
    SECRET_BYTES,
    CommittedDice,
    commitment,
    history_of,
    mixed_salt,
    seal_of,
    server_salt,
)
from farol.core.record import entry_of, undone_to
from farol.core.state import CHANCE, OVER
from farol.games import ALL
from farol.protocol.bodies import CompleteRecord, RecordEntry
from farol.protocol.types import SeatSeal
from farol.server.play.model.game import LiveGame
from farol.server.play.model.records import notation_of
from farol.server.play.rehearsal import is_rehearsed

LARGEST_FILE = 16 * 1024 * 1024  # bytes
DIGITS: Final = 16  # of a seal, as the page shows it; fewer would allow chance matches


class Verified(Struct):
    """The result of a verification. `salted`: seats to whose salt a browser contributed; `people`:
    seats of people when the game was dealt."""

    game: str
    seats: int
    seal: str
    history: str
    people: int
    salted: int
    withheld: list[str]  # names of people whose browser committed to a salt and did not reveal it
    decisions: int = 0
    outcomes: int = 0
    undone: int = 0
    claims: int = 0


def read_record(data: bytes) -> CompleteRecord:
    """A complete record from a file; BadRecord says what is wrong."""
    if len(data) > LARGEST_FILE:
        raise BadRecord("The file is too large for a record.")
    try:
        return msgspec.json.decode(data, type=CompleteRecord)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise BadRecord(f"This is no complete record of Farol: {error}.") from error


def verify(record: CompleteRecord, seal: str = "", history: str = "") -> Verified:
    """Verify a record by replay; BadRecord at the first mismatch. `seal` and `history` are what
    somebody noted at the table, at least their first digits: without them the record is shown to be
    consistent, but not to be the one that was played.
    """
    rules = ALL.get(record.game)
    if rules is None:
        raise BadRecord(f"This program does not know the game {record.game!r}.")
    if record.rules_version != rules.version:
        raise BadRecord(
            f"The record follows version {record.rules_version} of the rules of {rules.name}; "
            f"this program plays version {rules.version}."
        )
    if is_rehearsed(record.trust.salt):
        raise BadRecord("This game was a rehearsal: its luck was known beforehand.")
    if record.handed_in:
        raise BadRecord("This game was played elsewhere and handed in: nobody saw its luck.")
    dice = CommittedDice(_check_seals(record), record.trust.salt)
    _check_noted(seal, record.trust.seal, "The seal")
    _check_noted(history, record.trust.history, "The number of the whole game")
    try:
        game = LiveGame(rules, len(record.people), record.options, dice)
    except FarolError as error:
        raise BadRecord(f"The game cannot be set up: {error}") from error
    checked = _seen(record)
    said = _check_claims(record, game)
    for version in range(len(record.entries) + 1):
        if version:
            _check_entry(game, record.entries[version - 1], dice, checked)
        for claim in said.get(version, []):
            _check_offered(game, claim)
    checked.claims = len(record.claims)
    _check_result(record, game)
    return checked


def _check_claims(record: CompleteRecord, game: LiveGame) -> dict[int, list[int]]:
    """The claims by the version after which they were made; BadRecord if one is invalid or out of
    order."""
    found: dict[int, list[int]] = {}
    latest = 0
    for number, line in enumerate(record.claims, 1):
        if line.number != number or not latest <= line.version <= len(record.entries):
            raise BadRecord(f"Claim {number} does not stand in its place.")
        if not 0 <= line.seat < game.seats:
            raise BadRecord(f"Claim {number} comes from a seat that is not there.")
        latest = line.version
        try:
            claim = game.rules.claims.parse(line.claim, line.seat, game.seats)
        except BadClaim as error:
            raise BadRecord(f"Claim {number} is none: {error}") from error
        found.setdefault(line.version, []).append(claim)
    return found


def _check_offered(game: LiveGame, claim: int) -> None:
    name = game.rules.claims.kind_of(claim).name
    if name not in game.rules.claims_open(game.state):
        raise BadRecord(f"After entry {game.version} nobody could say {name!r}.")


def _seen(record: CompleteRecord) -> Verified:
    sat = [seat for seat in record.trust.seats if seat.kind == "person"]
    salted = [seat for seat in sat if seat.commitment and not seat.withheld]
    return Verified(
        record.game,
        len(record.people),
        record.trust.seal,
        record.trust.history,
        len(sat),
        len(salted),
        [seat.name for seat in sat if seat.withheld],
    )


# --- seals -----------------------------------------------------------------------------------


def _check_seals(record: CompleteRecord) -> bytes:
    """The secret of the dice, if every commitment matches what was revealed."""
    trust, nameless = record.trust, _is_nameless(record)
    sealed = nameless or (trust.seal and trust.history)
    if not sealed or len(trust.seats) != len(record.people):
        raise BadRecord("The record does not say what every seat put into the dice.")
    secret = _opened(trust.secret, trust.commitment, "The secret")
    bots_secret = _opened(trust.bots_secret, trust.bots, "The second secret")
    for number, seat in enumerate(trust.seats):
        _check_seat(seat, number, server_salt(bots_secret, number))
    if trust.salt != mixed_salt([seat.salt for seat in trust.seats]):
        raise BadRecord("The salt is not made of what the seats put in: it was arranged.")
    if nameless:
        return secret
    commitments = (trust.commitment, trust.bots)
    options = record.options
    if trust.seal != seal_of(record.game, record.rules_version, options, commitments, trust.seats):
        raise BadRecord("The seal is not that of these seats, options and commitments.")
    if trust.history != _history(record):
        raise BadRecord("The history is not the one that was closed at the end of the game.")
    return secret


def _is_nameless(record: CompleteRecord) -> bool:
    """Whether somebody's name was erased since: the seals cover the names and were deleted with
    them. The dice can still be verified."""
    people = [seat.name for seat in record.people]
    people += [seat.name for seat in record.trust.seats if seat.kind != "open"]
    return not all(people) and not record.trust.seal and not record.trust.history


def _opened(secret: str | None, promise: str, what: str) -> bytes:
    try:
        opened = bytes.fromhex(secret or "")
    except ValueError as error:
        raise BadRecord(f"{what} is not written in hexadecimal.") from error
    if len(opened) != SECRET_BYTES or secret != opened.hex():
        raise BadRecord(f"{what} has {len(opened)} bytes, not {SECRET_BYTES}.")
    if not hmac.compare_digest(commitment(opened).encode(), promise.encode()):
        raise BadRecord(f"{what} is not the one that was committed to before the first deal.")
    return opened


def _check_seat(seat: SeatSeal, number: int, usual: str) -> None:
    given = seat.commitment != "" and not seat.withheld
    if given and seat.kind == "person":
        _opened(seat.salt, seat.commitment, f"The salt of seat {number + 1}")
    elif given or (seat.withheld and not seat.commitment) or seat.salt != usual:
        raise BadRecord(f"The salt of seat {number + 1} does not follow from the second secret.")


def _history(record: CompleteRecord) -> str:
    entries = [
        entry.action if entry.action is not None else [entry.undo_to or 0]
        for entry in record.entries
    ]
    claims = [
        (line.version, line.seat, line.claim)
        for line in record.claims
        if line.version < len(entries)  # others were sent after the end
    ]
    people = [(seat.name, seat.kind, seat.level) for seat in record.people]
    result = None if record.result is None else (record.result.scores, record.result.places)
    return history_of(record.trust.seal, entries, claims, people, result, record.practice)


def _check_noted(noted: str, found: str, what: str) -> None:
    digits = "".join(noted.split()).lower()
    if noted and len(digits) < DIGITS:
        raise BadRecord(f"{what} that you noted is too short: {DIGITS} digits are needed.")
    if not found.startswith(digits):
        raise BadRecord(f"{what} is another one than you noted: this is not the game you saw.")


# --- the game --------------------------------------------------------------------------------


def _check_entry(
    game: LiveGame, written: RecordEntry, dice: CommittedDice, checked: Verified
) -> None:
    version, entry = game.version + 1, entry_of(written.action, written.undo_to)
    lots: list[list[int]] | None = None
    if undone_to(entry) is not None:
        checked.undone += 1
    elif game.state.to_act() == CHANCE:
        lots = [list(lot) for lot in game.state.chance_outcomes()]
        if entry != dice.outcome(game.state, version):
            raise BadRecord(f"Entry {version} does not follow from the secret: it was arranged.")
        checked.outcomes += 1
    elif game.state.to_act() != OVER:
        checked.decisions += 1
    if written.lots != lots:
        raise BadRecord(f"What was possible as entry {version} is not what the record says.")
    game.replay([entry], [None])


def _check_result(record: CompleteRecord, game: LiveGame) -> None:
    if not game.over:
        raise BadRecord("The record ends before the game does.")
    if game.result() != record.result:
        raise BadRecord("The result in the record is not the one that its moves lead to.")
    if record.notation != notation_of(game.rules, game.record):
        raise BadRecord("The words in the record are not those of its moves.")
