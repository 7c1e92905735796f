"""Claims: statements of seats in pictures, by people and bots, and who may make them."""

from typing import Final

import msgspec

from farol.core.claims import Said
from farol.core.data import Json
from farol.core.errors import BadClaim
from farol.protocol import messages
from farol.protocol.errors import Refusal
from farol.server.play.model import seats
from farol.server.play.model.audience import tell_claim, tell_view
from farol.server.play.model.game import LiveGame
from farol.server.play.model.speakers import ask_listeners, may_speak
from farol.server.play.model.state import BotSpoke, Change
from farol.server.play.model.talk import is_allowed
from farol.server.play.model.telling import claim_line
from farol.server.play.model.turns import change_row, schedule_next
from farol.server.store.store import ClaimRow, Person, Rows

CLAIM_RATE: Final = 0.25  # a second, for one person
CLAIM_BURST: Final = 4
MAX_CLAIMS: Final = 2000  # at one table


def claim(change: Change, person: Person, message: messages.MakeClaim, now: float) -> None:
    """A claim of a person, from a seat; bots may answer."""
    state, number = change.state, message.seat
    seat = seats.own_seat(state.row, number, person)
    game = state.game
    if game is None or state.row.status not in {"playing", "over"}:
        raise Refusal("status", "Claims are made while a game is played.")
    if state.row.talk == "off":
        raise Refusal("host", "At this table nobody makes claims.")
    if seat.muted:
        raise Refusal("host", "The host has muted you.")
    if seats.bot_level(state.row, number) is not None and state.row.status == "playing":
        raise Refusal("seat", "A bot plays for this seat; come back to it first.")
    said = _parsed(game, message)
    if len(game.said) >= MAX_CLAIMS:
        raise Refusal("limit", "Enough was said at this table.")
    if not is_allowed(state, "claim", person, CLAIM_RATE, CLAIM_BURST, now):
        raise Refusal("limit", "Not so fast: let the others hear it first.")
    _say(change, game, number, said, now)


def _parsed(game: LiveGame, message: messages.MakeClaim) -> int:
    """The claim in a message; Refusal if it is invalid or makes no sense now."""
    try:
        data: Json = msgspec.json.decode(message.claim)
        said = game.rules.claims.parse(data, message.seat, game.seats)
    except BadClaim as error:
        raise Refusal("bad", str(error)) from error
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refusal("bad", "The claim is not JSON that can be read.") from error
    if not _is_open(game, said):
        raise Refusal("status", "That makes no sense at this moment.")
    return said


def _is_open(game: LiveGame, said: int) -> bool:
    return game.rules.claims.kind_of(said).name in game.rules.claims_open(game.state)


def _say(change: Change, game: LiveGame, seat: int, said: int, now: float) -> None:
    """Record a claim beside the moves, send it, and ask the bots that it concerns."""
    at = round(change.state.date(now), 3)
    after = game.hearing(seat, said, at)
    spoken = after.said[-1]
    text = game.rules.claims.to_text(said)
    change.rows = Rows(claim=ClaimRow(spoken.number, game.version, seat, text, at))
    change.state.game = after
    tell_claim(change, claim_line(after, spoken), now)
    ask_listeners(change, spoken)


def bot_speaks(change: Change, spoke: BotSpoke, now: float) -> None:
    """A bot made a claim or declined; when all have, the game goes on."""
    state, game = change.state, change.state.game
    state.speaking = state.speaking - {spoke.seat}
    if game is None:
        return
    if spoke.claim is not None and _may_say(change, game, spoke.seat, spoke.claim):
        _say(change, game, spoke.seat, spoke.claim, now)
    if not state.speaking:
        schedule_next(change, now, fresh=False)


def _may_say(change: Change, game: LiveGame, seat: int, said: int) -> bool:
    """Whether a bot's claim is still valid and no repetition: the bot may be asked again while it
    thinks."""
    row = change.state.row
    if any(spoken.said == Said(game.version, seat, said) for spoken in game.said):
        return False
    return may_speak(row, game, seat) and _is_open(game, said) and len(game.said) < MAX_CLAIMS


def moderate(
    change: Change, person: Person, message: messages.SetTalk | messages.Mute, now: float
) -> None:
    """Moderation: the host mutes and unmutes."""
    seats.check_host(change.state.row, person)
    row = seats.copied(change.state.row)
    if isinstance(message, messages.SetTalk):
        row.talk = message.talk
    elif message.seat is None:
        row.muted = message.muted
    else:
        if seats.seat_at(row, message.seat).person == person.id:
            raise Refusal("seat", "Nobody mutes oneself: simply say nothing.")
        row.seats[message.seat].muted = message.muted
    change_row(change, row, now)
    for listener, look in change.state.viewpoints.items():
        if look is not None:
            tell_view(change, listener, now)
