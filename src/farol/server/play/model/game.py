"""One game in progress: its state, its record, and each seat's view. It knows no people."""

# compiled by mypyc

from collections.abc import Mapping, Sequence
from typing import Final, final

from msgspec import Raw

from farol.core.claims import Said
from farol.core.data import Json
from farol.core.entries import Chance, Entry, Pending, Sealed, Spoken
from farol.core.errors import BadRecord
from farol.core.event import Event
from farol.core.options import Options
from farol.core.reactions import NEVER, Window
from farol.core.record import Record, check_undo, entry_of, is_possible, undone_to
from farol.core.state import CHANCE, OVER, State
from farol.games import AnyGame
from farol.protocol import messages, types
from farol.server.encoding.encoders import lens_of, offers_of
from farol.server.encoding.view_encoder import EncodedView

NONE_SEALED: Final[Mapping[int, Sealed]] = {}  # shared by nearly all games
NONE_SHOWN: Final[Mapping[int | None, EncodedView]] = {}


@final
class LiveGame:
    """A game as an append-only record; `version` counts its entries.

    `adopted` gives the game after a pending change and leaves this one unchanged. Both share one
    list of entries, of which each reads only the first `version`.
    """

    __slots__ = (
        *("_choosing", "_entries", "_lens", "_moves", "_offered", "_run", "_run_size", "_sights"),
        *("_reacts", "_together", "_turn", "_window", "chance", "head", "offers", "one_by_one"),
        *("options", "passing", "rules", "said", "sealed", "seats", "shown", "state", "version"),
    )

    def __init__(
        self,
        rules: AnyGame,
        seats: int,
        options: Options,
        chance: Chance,
        one_by_one: bool = False,
        base: "LiveGame | None" = None,
    ) -> None:
        """A game before its first deal; `base`: the game to copy."""
        self.rules = rules
        self.seats = seats
        self.options = options
        self.chance = chance
        self.one_by_one = one_by_one  # no simultaneous choices, as in a lesson
        if base is None:
            self._lens = lens_of(rules)
            self.offers = offers_of(rules)
            self.state: State = rules.new(seats, options)
            self.version = 0  # how many entries the record has
            self.head = 0  # the latest entry not taken back; 0: none
            self.said: tuple[Spoken, ...] = ()  # not affected by undo
            self._entries: list[Entry] = []  # by version; some may have failed to be saved
            self._moves: dict[tuple[int, str], int] = {}  # versions by seat and id, of saved moves
            self.sealed: Mapping[int, Sealed] = NONE_SEALED  # by seat: sealed choices
            # by the seat whose turn it is shown as, and the seats that have chosen unseen
            self._sights: dict[tuple[int, int | None], EncodedView] = {}
            # what follows from the state and from who has chosen, in part once somebody asks
            self._turn: int = self.state.to_act()  # a seat, CHANCE or OVER
            self._together: Sequence[int] | None = None
            self._window: Window | None = None
            # whether the game has windows of reaction at all
            self._reacts = not one_by_one and rules.has_windows
            self.passing: Sequence[int] = ()  # by seat: the turn in which it passes in advance
            self._choosing: list[int] | None = None
            self._offered: list[str] | None = None
            self._run: (
                Sequence[EncodedView] | None
            ) = ()  # None: everybody was told, its states are gone
            self._run_size = 0
            # how seats saw the first of these, where that was not the same for all
            self.shown: Mapping[int | None, EncodedView] = NONE_SHOWN
        else:
            self._lens, self.offers = base._lens, base.offers
            self.state, self.version, self.head = base.state, base.version, base.head
            self.said, self.sealed, self.shown = base.said, base.sealed, base.shown
            self._entries, self._moves, self._sights = base._entries, base._moves, base._sights
            self._turn, self._together, self._window = base._turn, base._together, base._window
            self._reacts, self.passing = base._reacts, base.passing
            self._choosing, self._offered = base._choosing, base._offered
            self._run, self._run_size = base._run, base._run_size

    @property
    def entries(self) -> list[Entry]:
        """The record, one entry per version."""
        return self._entries[: self.version]

    def entry(self, version: int) -> Entry:
        """The entry of this version; versions count from 1."""
        return self._entries[version - 1]

    @property
    def mainline(self) -> list[int]:
        """Versions of the entries that were not taken back, oldest first."""
        found, version = [], self.head
        while version:
            found.append(version)
            version = self.entry(version).parent
        return found[::-1]

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._turn == OVER

    @property
    def to_act(self) -> int | None:
        """The seat that decides next; None at the end."""
        return self._turn if self._turn >= 0 else None  # CHANCE and OVER are negative

    # --- simultaneous choices ------------------------------------------------------------------

    @property
    def together(self) -> Sequence[int]:
        """The seats that choose simultaneously now, or are asked in a window of reaction, in the
        game's order; may be empty."""
        if self._together is None:
            self._window = self.rules.window(self.state) if self._reacts else None
            if self._window is not None:
                self._together = self._window.seats
            else:
                seats = () if self.one_by_one else self.rules.together(self.state)
                self._together = seats if len(seats) > 1 else ()
        return self._together

    @property
    def window(self) -> Window | None:
        """The open window of reaction."""
        return self._window if self.together else None

    @property
    def awaited(self) -> Sequence[int]:
        """The seats that the game waits for, as everybody knows them: in a window of reaction all
        that are asked, whether or not they have answered."""
        return self.choosing if self.window is None else self.together

    @property
    def choosing(self) -> list[int]:
        """The seats that may choose now: one, or all simultaneous ones that have not chosen yet."""
        if self._choosing is None:
            together, seat = self.together, self.to_act
            if together:
                self._choosing = [seat for seat in together if seat not in self.sealed]
            else:
                self._choosing = [] if seat is None else [seat]
        return self._choosing

    @property
    def claims_open(self) -> list[str]:
        """The kinds of claims that are possible now, the same for every seat."""
        if self._offered is None:
            self._offered = self.rules.claims_open(self.state)
        return self._offered

    def turn_of(self, look: int | None) -> State:
        """The state as a seat (None: a spectator) sees it. During simultaneous choices it is the
        turn of each seat that has not chosen; for the others, of the first of those. It depends
        only on who has chosen and on the seat's own choice; in a window of reaction not even on
        who has."""
        waiting = self.choosing
        if not self._together or (self._window is not None and look not in waiting):
            return self.state
        seat = look if look in waiting else waiting[0]
        own = {} if look is None or look not in self.sealed else {look: self.sealed[look].action}
        turn: State = self.rules.turn_of(self.state, seat, own)
        return turn

    def version_before(self, seat: int) -> int:
        """The version right before the entry of a seat's choice."""
        together = self.together
        return self.version + (together.index(seat) if together else 0)

    def own_choice(self, seat: int) -> dict[str, Json]:
        """The seat's own sealed choice, as it was listed."""
        state = self.rules.turn_of(self.state, seat)
        return self.rules.action_json(state, self.sealed[seat].action)

    def sealing(self, seat: int, sealed: Sealed | None) -> "LiveGame":
        """The game with a sealed choice added, or (None) removed."""
        after = self._copy()
        others = {other: chosen for other, chosen in self.sealed.items() if other != seat}
        after.keep_sealed(others if sealed is None else {**others, seat: sealed})
        return after

    def keep_sealed(self, sealed: Mapping[int, Sealed]) -> None:
        """Set the sealed choices."""
        self.sealed, self._sights, self._choosing = sealed, {}, None

    def opened(self, sealed: Mapping[int, Sealed]) -> Pending:
        """All simultaneous choices, in the game's order, and the chance outcomes that follow."""
        pending = self.fresh()
        for seat in self.together:
            if seat not in sealed:  # a window closed before it
                break
            chosen = sealed[seat]
            self.extend(pending, chosen.action)
            entry = pending.entries[-1]
            entry.move = chosen.move
            if chosen.decision and not entry.forced:
                pending.decisions[entry.version] = chosen.decision
        self._settle(pending)
        return pending

    # --- windows of reaction -------------------------------------------------------------------

    @property
    def can_pass(self) -> bool:
        """Whether seats may pass in advance."""
        return self._reacts and not self.over

    def passes(self, seat: int, state: State | None = None) -> bool:
        """Whether the seat passes in advance, now or in a later state."""
        passing = self.passing
        if seat >= len(passing) or passing[seat] == NEVER:
            return False
        turn: int = self.rules.turn_number(self.state if state is None else state)
        return passing[seat] == turn

    def passing_with(self, passing: Sequence[int]) -> "LiveGame":
        """The game with these seats passing in advance; the open window stays as it is."""
        after = self._copy()
        after.passing = passing
        return after

    def pass_ahead(self, passing: Sequence[int]) -> None:
        """Set the turns in which seats pass in advance, and decline for them."""
        self.passing = passing
        window = self.window if passing else None
        if window is None:
            return
        found = {seat: Sealed(window.decline) for seat in window.seats if self.passes(seat)}
        if len(found) < len(window.seats):  # after an undo all may be asked once more
            self.keep_sealed(found)

    # --- moves -------------------------------------------------------------------------------

    def fresh(self) -> Pending:
        """An empty pending change, to be extended."""
        return Pending(self.state.copy(), [], self._turn)

    def begin(self) -> Pending:
        """Chance outcomes up to the first decision."""
        pending = self.fresh()
        self._settle(pending)
        return pending

    def act(self, action: int, move: str | None = None) -> Pending:
        """A legal action of the seat to act, and the chance outcomes that follow."""
        pending = self._pending(action)
        pending.entries[0].move = move
        self._settle(pending)
        return pending

    def _pending(self, action: int) -> Pending:
        pending = self.fresh()
        self.extend(pending, action)
        return pending

    def extend(self, pending: Pending, action: int) -> None:
        """Append one legal action or outcome."""
        version, seat = self._next_version(pending), pending.turn
        parent = version - 1 if pending.entries else self.head
        events: list[Event] = []
        if pending.entries:
            pending.between.append(pending.state.copy())
        forced = seat != CHANCE and len(pending.state.legal_actions()) == 1
        answer = self._reacts and self.rules.window(pending.state) is not None
        pending.state.apply_unchecked(action, events)
        pending.turn = pending.state.to_act()
        decided = None if seat == CHANCE else seat
        entry = Entry(version, decided, action, None, (*events,), parent, forced)
        entry.answer = answer
        pending.entries.append(entry)

    def outcome(self, pending: Pending) -> int:
        """The next outcome of chance."""
        return self.chance.outcome(pending.state, self._next_version(pending))

    def _next_version(self, pending: Pending) -> int:
        return self.version + len(pending.entries) + 1

    def _settle(self, pending: Pending) -> None:
        while True:
            while pending.turn == CHANCE:
                self.extend(pending, self.outcome(pending))
            window = self.rules.window(pending.state) if self.passing else None
            if window is None or not self._all_pass(window, pending.state):
                return
            for _ in window.seats:
                self.extend(pending, window.decline)

    def _all_pass(self, window: Window, state: State) -> bool:
        for seat in window.seats:  # noqa: SIM110  # compiled, a loop costs less than a generator
            if not self.passes(seat, state):
                return False
        return True

    def undo(self, seat: int, to_version: int) -> Pending:
        """An undo of everything after `to_version`, requested by a seat."""
        kept = [version for version in self.mainline if version <= to_version]
        entry = Entry(self.version + 1, seat, None, to_version, (), self.head)
        state = self.state_after(kept)
        return Pending(state, [entry], state.to_act(), kept[-1] if kept else 0)

    def _copy(self) -> "LiveGame":
        """A shallow copy to modify."""
        return LiveGame(self.rules, self.seats, self.options, self.chance, self.one_by_one, self)

    def adopted(self, pending: Pending) -> "LiveGame":
        """The game after a pending change; this one stays as it is."""
        after = self._copy()
        after.adopt(pending)
        return after

    def hearing(self, seat: int, claim: int, now: float) -> "LiveGame":
        """The game with one more claim; otherwise equal."""
        after = self._copy()
        spoken = Spoken(len(self.said) + 1, Said(self.version, seat, claim), now)
        after.said = (*self.said, spoken)
        return after

    def adopt(self, pending: Pending) -> None:
        """Apply a pending change."""
        if len(self._entries) > self.version:  # left over from a change that failed to be saved
            self._entries = self._entries[: self.version]
        self._entries += pending.entries
        self.version = len(self._entries)
        self.head = self.version if pending.undo_to is None else pending.undo_to
        self.shown = NONE_SHOWN
        if pending.between and self.sealed:
            self.shown = {look: self._sight(look) for look in (None, *range(self.seats))}
        self._run = self._seen_between(pending.between) if pending.between else ()
        self._run_size = len(self._run)
        self.state, self._turn = pending.state, pending.turn
        self._together = self._offered = None
        self.keep_sealed(NONE_SEALED)
        self.pass_ahead(self.passing)
        for entry in pending.entries:
            if entry.move is not None and entry.seat is not None:
                self._moves[entry.seat, entry.move] = entry.version

    @property
    def record(self) -> Record:
        """The record, for replay."""
        played = [entry_of(entry.action, entry.undo_to) for entry in self.entries]
        return Record(self.rules.name, self.rules.version, self.seats, self.options, played)

    def replay(self, entries: Sequence[int], seats: Sequence[int | None]) -> None:
        """Replay the entries of a record, or BadRecord; `seats` says who undid."""
        for entry, seat in zip(entries, seats, strict=True):
            to_version = undone_to(entry)
            if to_version is not None:
                check_undo(self.mainline, to_version)
                self.adopt(self.undo(0 if seat is None else seat, to_version))
            elif not is_possible(self.state, entry):
                raise BadRecord(
                    f"Entry {self.version + 1} of the record, {entry}, is not possible."
                )
            else:
                self.adopt(self._pending(entry))

    def state_after(self, versions: Sequence[int]) -> State:
        """The state after the actions of these entries."""
        state: State = self.rules.new(self.seats, self.options)
        for version in versions:
            action = self.entry(version).action
            assert action is not None  # an undo is never part of the main line
            state.apply_unchecked(action)
        return state

    # --- ids of moves --------------------------------------------------------------------------

    def version_of(self, seat: int, move: str) -> int | None:
        """The version of the move with this id; None if there is none."""
        version = self._moves.get((seat, move))
        if version is None or version > self.version or self.entry(version).move != move:
            return None  # never made, or never saved
        return version

    def name_moves(self, moves: Mapping[int, str]) -> None:
        """Set the ids of moves by version, as saved."""
        for version, move in moves.items():
            entry = self.entry(version)
            if entry.seat is not None:
                entry.move = move
                self._moves[entry.seat, move] = version

    def forgetting_moves(self, seat: int) -> "LiveGame":
        """The game with a new person on a seat, whose move ids may repeat earlier ones."""
        after = self._copy()
        after._moves = {key: at for key, at in self._moves.items() if key[0] != seat}
        if seat in self.sealed:
            chosen = self.sealed[seat]
            after.sealed = {**self.sealed, seat: Sealed(chosen.action, None, chosen.decision)}
        return after

    # --- views ---------------------------------------------------------------------------------

    def observation(self, look: int | None) -> Raw:
        """The view of a seat (None: a spectator)."""
        return Raw(self._sight(look).seen_by(look))

    def _sight(self, look: int | None) -> EncodedView:
        """The encoded views of the state whose turn is shown to a seat."""
        state = self.turn_of(look)
        turn = self._turn if state is self.state else state.to_act()
        key = (turn, look if look in self.sealed else None)
        sight = self._sights.get(key)
        if sight is None:
            sight = self._sights[key] = EncodedView(self._lens, state)
        return sight

    @property
    def run(self) -> Sequence[EncodedView]:
        """Encoded views before the last move and between its entries, recomputed if dropped."""
        if self._run is None:
            self._run = self._run_again()
        return self._run

    def _seen_between(self, between: list[State]) -> list[EncodedView]:
        """Encoded views before a move, and between its entries."""
        known = None if self._together else self._sights.get((self._turn, None))
        lens = self._lens
        first = known or EncodedView(lens, self.state)
        return [first, *[EncodedView(lens, state) for state in between]]

    def _run_again(self) -> list[EncodedView]:
        first, lens = self.version - self._run_size, self._lens
        state = self.state_after([version for version in self.mainline if version <= first])
        found = [EncodedView(lens, state.copy())]
        for entry in self._entries[first : self.version - 1]:
            assert entry.action is not None  # a move is never an undo
            state.apply_unchecked(entry.action)
            found.append(EncodedView(lens, state.copy()))
        return found

    def drop_last_move_views(self) -> None:
        """Drop the views of the last move: after everybody was sent it, they are rarely needed."""
        if self._run_size:
            self._run = None
        for sight in self.shown.values():
            sight.forget()
        for sight in self._sights.values():
            sight.drop_news()

    def choices(self, look: int | None, among: list[int] | None = None) -> Raw:
        """The seat's legal actions, if it may choose now; `among`: limited to these."""
        if look is None or look not in self.choosing:
            return messages.NOTHING
        state = self.turn_of(look)
        actions = state.legal_actions() if among is None else among
        return Raw(self.offers.of(state, actions))

    def steps(self, look: int | None, after: int) -> list[types.Step]:
        """The steps after a version, as the seat may know them."""
        return [self.step(entry, look) for entry in self._entries[after : self.version]]

    def step(self, entry: Entry, look: int | None) -> types.Step:
        """One entry as the seat may know it."""
        seen = Raw(self._lens.events(entry.events, look))
        return types.Step(entry.version, entry.seat, seen, entry.undo_to)

    def result(self) -> types.Result | None:
        """Scores and places, only at the end: before it they may be secret."""
        if not self.over:
            return None
        return types.Result(self.state.scores(), self.state.ranking())
