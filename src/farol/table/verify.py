"""Checks a complete record: the commitment, every outcome of chance, every action, the result."""

import hmac

import msgspec
from msgspec import Struct

from farol.core.errors import BadRecord, FarolError
from farol.core.state import CHANCE, OVER
from farol.core.trust import SECRET_BYTES, Lots, commitment
from farol.games import ALL
from farol.table.bodies import CompleteRecord, Entry
from farol.table.play import Play

LARGEST_FILE = 16 * 1024 * 1024  # bytes


class Verified(Struct):
    """What was checked."""

    game: str
    seats: int
    decisions: int
    outcomes: int
    undone: int
    over: bool


def read_record(data: bytes) -> CompleteRecord:
    """A complete record from a file; BadRecord says what is wrong."""
    if len(data) > LARGEST_FILE:
        raise BadRecord("The file is too large for a record.")
    try:
        return msgspec.json.decode(data, type=CompleteRecord)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise BadRecord(f"This is no complete record of Farol: {error}.") from error


def verify(record: CompleteRecord) -> Verified:
    """Play the record again; BadRecord at the first thing that does not follow."""
    game = ALL.get(record.game)
    if game is None:
        raise BadRecord(f"This program does not know the game {record.game!r}.")
    if record.rules_version != game.version:
        raise BadRecord(
            f"The record follows version {record.rules_version} of the rules of {game.name}; "
            f"this program plays version {game.version}."
        )
    lots = Lots(_secret(record), record.trust.salt)
    try:
        play = Play(game, len(record.people), record.options, lots)
    except FarolError as error:
        raise BadRecord(f"The game cannot be set up: {error}") from error
    checked = Verified(game.name, len(record.people), 0, 0, 0, False)
    for entry in record.entries:
        _check_entry(play, entry, lots, checked)
    checked.over = play.over
    _check_result(record, play)
    return checked


def _secret(record: CompleteRecord) -> bytes:
    try:
        secret = bytes.fromhex(record.trust.secret or "")
    except ValueError as error:
        raise BadRecord("The secret is not written in hexadecimal.") from error
    if len(secret) != SECRET_BYTES:
        raise BadRecord(f"The secret has {len(secret)} bytes, not {SECRET_BYTES}.")
    if not hmac.compare_digest(commitment(secret), record.trust.commitment):
        raise BadRecord("The secret is not the one that was committed to before the first deal.")
    return secret


def _check_entry(play: Play, entry: Entry, lots: Lots, checked: Verified) -> None:
    version = play.version + 1
    if entry.undo_to is not None:
        checked.undone += 1
    elif play.state.to_act() == CHANCE:
        if entry.action != lots.outcome(play.state, version):
            raise BadRecord(f"Entry {version} does not follow from the secret: it was arranged.")
        checked.outcomes += 1
    elif play.state.to_act() != OVER:
        checked.decisions += 1
    play.replay([entry], [None])


def _check_result(record: CompleteRecord, play: Play) -> None:
    if play.result() != record.result:
        raise BadRecord("The result in the record is not the one that its moves lead to.")
