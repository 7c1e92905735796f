"""What clients say, every message typed. See docs/protocol.md."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Raw, Struct

from farol.protocol import types

# A JSON object that stays bytes until the game reads it.
RawObject: TypeAlias = Annotated[
    Raw, Meta(extra_json_schema={"type": "object", "additionalProperties": {}})
]


class ClientMessageBase(Struct, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    """Base of client messages. A message with an id is answered with that id."""

    id: types.Id | None = None


class Hello(ClientMessageBase, tag="hello"):
    """First message on a socket. `look`: the seat to look through, None for a spectator.
    `version`: the last one seen through that seat; the answer then holds just the gap."""

    code: types.Code
    look: types.SeatNumber | None = None
    version: types.Version | None = None


class Look(ClientMessageBase, tag="look"):
    """Look through another of your seats (pass-and-play), or (None) as a spectator."""

    look: types.SeatNumber | None


class Sit(ClientMessageBase, tag="sit"):
    """Take a seat that is `free`: an open one in the lobby, in a game one that a bot plays. Where
    seats pass on by `vote`, that makes a proposal, which lasts as long as you stay."""

    seat: types.SeatNumber
    name: types.Name


class Seal(ClientMessageBase, tag="seal"):
    """Before the deal: the SHA-256 of 64 hexadecimal digits that you will put into the dice for a
    seat of yours. The latest counts."""

    seat: types.SeatNumber
    commitment: types.HexWord


class OpenSeal(ClientMessageBase, tag="open-seal"):
    """When `stage` is `opening`: the 64 hexadecimal digits whose SHA-256 you gave."""

    seat: types.SeatNumber
    salt: types.HexWord


class Stand(ClientMessageBase, tag="stand"):
    """Leave a seat. In the lobby it becomes open; in a game a bot stands in (`level`: of your
    choice), and you may `return` at any move, unless somebody new sits there by then, as
    `handover` of the table allows. In a game the host may say it for somebody who is away; they
    have the seat back with their next `hello`."""

    seat: types.SeatNumber
    level: types.Level | None = None


class Return(ClientMessageBase, tag="return"):
    """Take your seat back from the bot that stands in."""

    seat: types.SeatNumber


class Resign(ClientMessageBase, tag="resign"):
    """Give the seat to a bot until the end of the game, or until somebody new may have it."""

    seat: types.SeatNumber
    level: types.Level | None = None


class SetSeat(ClientMessageBase, tag="set-seat"):
    """Host, in the lobby: who is to sit there."""

    seat: types.SeatNumber
    plan: types.SeatPlan


class SetSeats(ClientMessageBase, tag="set-seats"):
    """Host, in the lobby: how many seats; new ones are open, taken ones are not removed."""

    count: Annotated[int, Meta(ge=1, le=types.MAX_SEATS)]


class SetOptions(ClientMessageBase, tag="set-options"):
    """Host, in the lobby: the game's options; those not named get their default."""

    options: dict[str, types.OptionValue]


class Kick(ClientMessageBase, tag="kick"):
    """Host: free a seat (lobby), or let a bot of this level have it for good. In a game that is a
    proposal to the other people who decide now; without any, the host decides."""

    seat: types.SeatNumber
    level: types.Level | None = None


class LetBack(ClientMessageBase, tag="let-back"):
    """Host, in a game: give a seat back to the person who was removed from it (`kick`), as long as
    nobody else has taken it."""

    seat: types.SeatNumber


class Start(ClientMessageBase, tag="start"):
    """Host: all seats are taken, deal."""


class Act(ClientMessageBase, tag="act", kw_only=True):
    """A move: one of the choices, as it came, at the version it was made for. Where all choose
    together it is kept unseen until the last one has chosen."""

    id: types.Id
    seat: types.SeatNumber
    version: types.Version
    action: Raw


class PassAhead(ClientMessageBase, tag="pass-ahead"):
    """In a game with windows of reaction: the seat declines in every window of this turn, or no
    longer does. Nobody else is told."""

    seat: types.SeatNumber
    passing: bool


class TakeBack(ClientMessageBase, tag="undo"):
    """Take back what `undo` of the latest view offers: at once, or as a proposal."""

    seat: types.SeatNumber
    version: types.Version


class Pause(ClientMessageBase, tag="pause"):
    """Stop the clocks: at once if you are alone with bots, otherwise as a proposal."""

    seat: types.SeatNumber


class Resume(ClientMessageBase, tag="resume"):
    """Go on after a pause; anybody seated may."""

    seat: types.SeatNumber


class Vote(ClientMessageBase, tag="vote"):
    """Say yes or no to the proposal, for a seat of yours. One no ends it; that of its proposer
    withdraws it."""

    seat: types.SeatNumber
    yes: bool


class Rematch(ClientMessageBase, tag="rematch"):
    """After the end: a new table with the same people; `rematch` in the table tells its code."""


class GoOn(ClientMessageBase, tag="go-on"):
    """In a lesson: I have seen this scene (its `number`), show me the next one."""

    scene: Annotated[int, Meta(ge=0)]


class Say(ClientMessageBase, tag="say"):
    """Chat. Seat None speaks as a spectator."""

    seat: types.SeatNumber | None
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class MakeClaim(ClientMessageBase, tag="claim"):
    """Say something in pictures, true or not: one of the game's claims, of a kind that `claims` of
    the latest view names."""

    seat: types.SeatNumber
    claim: RawObject


class Vacation(ClientMessageBase, tag="vacation"):
    """Your clock stands for so many days from now, of those that the table allows; 0: you are back,
    and keep the days that were not begun."""

    seat: types.SeatNumber
    days: Annotated[int, Meta(ge=0, le=60)]


class OwnHours(ClientMessageBase, tag="own-hours"):
    """Before the game: your clock runs in these hours alone, of those in which the table's clocks
    run; none: in all of them. Half of the table's hours have to be left."""

    seat: types.SeatNumber
    hours: types.PlayingHours | None


class SetTalk(ClientMessageBase, tag="set-talk"):
    """Host: who makes claims at this table."""

    talk: types.Talk


class Mute(ClientMessageBase, tag="mute"):
    """Host: what is said from a seat, in claims and in chat, is not heard any more, or again.
    Without a seat, all spectators are meant: one alone would come back under another name."""

    muted: bool
    seat: types.SeatNumber | None = None


class SetNote(ClientMessageBase, tag="set-note"):
    """Private notes of a seat; nobody else ever gets them."""

    seat: types.SeatNumber
    text: Annotated[str, Meta(max_length=4000)]


class SetTag(ClientMessageBase, tag="set-tag"):
    """What you think of another seat, as you see it from a seat of yours: one of the game's tags,
    or nothing (an empty word). Nobody else ever gets it."""

    seat: types.SeatNumber
    about: types.SeatNumber
    tag: Annotated[str, Meta(max_length=20)]


class AskHint(ClientMessageBase, tag="ask-hint", kw_only=True):
    """What would a bot do in my place? Its answer rests on what the seat sees, and nothing else."""

    id: types.Id
    seat: types.SeatNumber
    level: types.Level | None = None
    language: Literal["en", "es"] = "en"


class AskWhy(ClientMessageBase, tag="ask-why", kw_only=True):
    """Why may my seat not do that? Changes nothing. The action as in `act`."""

    id: types.Id
    seat: types.SeatNumber
    action: Raw
    language: Literal["en", "es"] = "en"


class AskExplanation(ClientMessageBase, tag="ask-explanation", kw_only=True):
    """Why did the bot do that? `version`: of the step in question; or `said`: why did it say that?
    After the end, and to the person on that seat, for whom a bot stood in, the answer is what was
    considered then. Before, another seat is told what follows from what it knows itself."""

    id: types.Id
    version: types.Version
    said: int | None = None  # the number of a claim
    language: Literal["en", "es"] = "en"


class AskWords(ClientMessageBase, tag="ask-words", kw_only=True):
    """What do these typed words mean to the seat that I look through (None: to a spectator): a
    move, or a question about what it sees? Changes nothing; a move is made by sending `action` with
    `act`. `complete`: how could they go on?"""

    id: types.Id
    seat: types.SeatNumber | None = None
    text: Annotated[str, Meta(max_length=200)]
    language: Literal["en", "es"] = "en"
    complete: bool = False


class AskHistory(ClientMessageBase, tag="ask-history", kw_only=True):
    """What happened before the version `before`, through the seat that you look through: a view
    brings only the latest steps."""

    id: types.Id
    before: Annotated[int, Meta(ge=1)]


class AskTurn(ClientMessageBase, tag="ask-turn", kw_only=True):
    """The turn that began with this version once more, through the seat that you look through: a
    page that was loaded anew has not seen it happen."""

    id: types.Id
    version: Annotated[int, Meta(ge=1)]


class AskNotebook(ClientMessageBase, tag="ask-notebook", kw_only=True):
    """What could be counted at this version, through the seat that you look through."""

    id: types.Id
    version: types.Version


class Ping(ClientMessageBase, tag="ping"):
    """Asks for a pong: shows that the connection works."""


FromClient: TypeAlias = (
    Hello
    | Look
    | Sit
    | Seal
    | OpenSeal
    | Stand
    | Return
    | Resign
    | SetSeat
    | SetSeats
    | SetOptions
    | Kick
    | LetBack
    | Start
    | Act
    | PassAhead
    | TakeBack
    | Pause
    | Resume
    | Vote
    | Rematch
    | GoOn
    | Say
    | MakeClaim
    | Vacation
    | OwnHours
    | SetTalk
    | Mute
    | SetNote
    | SetTag
    | AskHint
    | AskWhy
    | AskExplanation
    | AskWords
    | AskHistory
    | AskTurn
    | AskNotebook
    | Ping
)
