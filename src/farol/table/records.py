"""Games to take home: as one seat saw them, as the table saw them, or complete after the end."""

from farol.core.errors import BadRecord
from farol.core.state import CHANCE
from farol.games import AnyGame
from farol.table import wire
from farol.table.bodies import CompleteRecord, Entry, Frame, RecordSeats, SeenRecord
from farol.table.info import trust_of
from farol.table.play import Play
from farol.table.refusal import No
from farol.table.store import TableRow


def people_of(row: TableRow) -> list[RecordSeats]:
    """Who sat where, by name."""
    return [RecordSeats(seat.name, seat.kind, seat.level) for seat in row.seats]


def seen_record(row: TableRow, play: Play, seat: int | None) -> SeenRecord:
    """The game as a seat (None: the table) saw it, up to now."""
    return SeenRecord(
        farol="seen",
        game=row.game,
        rules_version=row.rules_version,
        options=row.options,
        people=people_of(row),
        seat=seat,
        trust=trust_of(row),
        steps=play.steps(seat, 0),
        observation=play.observation(seat),
        result=row.result,
    )


def complete_record(row: TableRow, play: Play) -> CompleteRecord:
    """Everything, secrets included; after the end only."""
    if row.status != "over":
        raise No("status", "The complete record is there when the game is over.")
    entries = play.entries
    return CompleteRecord(
        farol="complete",
        game=row.game,
        rules_version=row.rules_version,
        options=row.options,
        people=people_of(row),
        trust=trust_of(row),
        entries=entries,
        notation=notation_of(play.game, row, entries),
        result=row.result,
    )


def frames_of(play: Play, seat: int | None) -> list[Frame]:
    """The game decision by decision, as a seat (None: the table) saw it; undone ones left out."""
    frames: list[Frame] = []
    steps: list[wire.Step] = []
    state = play.game.new(play.seats, play.options)
    for version in play.line:
        action = play.happened[version - 1].action
        assert action is not None  # an undo is never part of the line
        state.apply(action)
        steps.append(play.step(play.happened[version - 1], seat))
        if state.to_act() != CHANCE:
            frames.append(Frame(steps, wire.raw(play.game.observe(state, seat))))
            steps = []
    return frames


def notation_of(game: AnyGame, row: TableRow, entries: list[Entry]) -> list[str]:
    """One word per entry."""
    words: list[str] = []
    state = game.new(len(row.seats), row.options)
    before = [state.copy()]
    for entry in entries:
        if entry.undo_to is not None:
            words.append(f"undo:{entry.undo_to}")
            state = before[entry.undo_to].copy()
        elif entry.action is not None:
            words.append(game.notation(state, entry.action))
            state.apply(entry.action)
        else:
            raise BadRecord("An entry is an action or an undo.")
        before.append(state.copy())
    return words
