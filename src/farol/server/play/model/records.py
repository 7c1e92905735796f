"""Records of games for download: as one seat or the table saw them, or complete after the end."""

from collections.abc import Sequence

from msgspec import Raw

from farol.contracts.notebook import page_after
from farol.contracts.statistics import Tally
from farol.core.record import Record, undone_to
from farol.core.state import CHANCE
from farol.games import AnyGame, notebook_of
from farol.protocol import messages, types
from farol.protocol.bodies import (
    CompleteRecord,
    Frame,
    RecordDecision,
    RecordEntry,
    RecordSeats,
    SeenRecord,
)
from farol.protocol.errors import Refusal
from farol.server.play.model.deliberation import unpacked
from farol.server.play.model.game import LiveGame
from farol.server.play.model.info import trust_of
from farol.server.play.model.telling import claim_line, told_page
from farol.server.store.store import DecisionRow, TableRow


def people_of(row: TableRow) -> list[RecordSeats]:
    """The players of each seat, by name."""
    return [RecordSeats(seat.name, seat.kind, seat.level) for seat in row.seats]


def seen_record(
    row: TableRow, game: LiveGame, seat: int | None, decisions: Sequence[DecisionRow] = ()
) -> SeenRecord:
    """The game as a seat (None: the table) saw it, so far. Thread-safe: it reads only immutable
    data."""
    return SeenRecord(
        farol="seen",
        game=row.game,
        rules_version=row.rules_version,
        options=row.options,
        people=people_of(row),
        seat=seat,
        trust=trust_of(row),
        steps=game.steps(seat, 0),
        observation=game.observation(seat),
        result=row.result,
        practice=row.practice,
        claims=[claim_line(game, spoken) for spoken in game.said],
        explained=[one.version for one in decisions],
    )


def complete_record(
    row: TableRow, game: LiveGame, decisions: Sequence[DecisionRow] = ()
) -> CompleteRecord:
    """The complete record, secrets included; after the end only."""
    if row.status != "over":
        raise Refusal("status", "The complete record is there when the game is over.")
    record = game.record
    return CompleteRecord(
        farol="complete",
        game=row.game,
        rules_version=row.rules_version,
        options=row.options,
        people=people_of(row),
        trust=trust_of(row, opened=True),
        entries=entries_of(game.rules, record),
        notation=notation_of(game.rules, record),
        result=row.result,
        practice=row.practice,
        decisions=[RecordDecision(one.version, Raw(unpacked(one.data))) for one in decisions],
        claims=[claim_line(game, spoken) for spoken in game.said],
        handed_in=row.handed_in,
    )


def frames_of(game: LiveGame, seat: int | None) -> list[Frame]:
    """The game decision by decision, as a seat (None: the table) saw it, without undone decisions.
    Claims are in the frame after which they were made."""
    frames: list[Frame] = []
    heard = 0
    steps: list[types.Step] = []
    state = game.rules.new(game.seats, game.options)
    notebook, tally = notebook_of(game.rules), Tally(game.seats)
    tell, before = notebook.teller(tally), None
    for version in game.mainline:
        entry = game.entry(version)
        assert entry.action is not None  # an undo is never part of the main line
        heard = _hear(game, frames, heard, version - 1)
        state.apply_unchecked(entry.action)
        steps.append(game.step(entry, seat))
        for event in entry.events:
            if (told := game.rules.event_view(event, None)) is not None:
                tell(told)
        if state.to_act() != CHANCE:
            seen = game.rules.observe(state, seat)
            page = page_after(notebook, tally, seen)
            frames.append(Frame(steps, messages.raw(seen)))
            if page != before:
                frames[-1].notebook = told_page(page)
            steps, before = [], page
    _hear(game, frames, heard, game.version)
    return frames


def entries_of(game: AnyGame, record: Record) -> list[RecordEntry]:
    """Every entry, with the alternative outcomes for those of chance."""
    entries: list[RecordEntry] = []
    state = game.new(record.seats, record.options)
    before = [state.copy()]
    for entry in record.actions:
        to_version = undone_to(entry)
        if to_version is None:
            by_chance = state.to_act() == CHANCE
            lots = [list(lot) for lot in state.chance_outcomes()] if by_chance else None
            entries.append(RecordEntry(entry, lots=lots))
            state.apply_unchecked(entry)
        else:
            entries.append(RecordEntry(undo_to=to_version))
            state = before[to_version].copy()
        before.append(state.copy())
    return entries


def _hear(game: LiveGame, frames: list[Frame], heard: int, version: int) -> int:
    """Add the claims up to a version to the last frame; returns how many there were by then."""
    while heard < len(game.said) and game.said[heard].said.after <= version and frames:
        frames[-1].claims.append(claim_line(game, game.said[heard]))
        heard += 1
    return heard


def notation_of(game: AnyGame, record: Record) -> list[str]:
    """One word per entry."""
    words: list[str] = []
    state = game.new(record.seats, record.options)
    before = [state.copy()]
    for entry in record.actions:
        to_version = undone_to(entry)
        if to_version is None:
            words.append(game.notation(state, entry))
            state.apply_unchecked(entry)
        else:
            words.append(f"undo:{to_version}")
            state = before[to_version].copy()
        before.append(state.copy())
    return words
