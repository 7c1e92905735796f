"""The state: all fields, and elementary changes."""

# compiled by mypyc

from typing import Final

from farol.core.compiled import mypyc_attr
from farol.core.event import NOBODY, Event
from farol.core.native import append, i64, pop, vec
from farol.core.state import State
from farol.core.vectors import bit, numbers
from farol.games.halloween.steps import step
from farol.games.halloween.tables import (
    BIG_SCARE,
    BIG_SCARE_POINTS,
    BLUE,
    BONUS_COPIES,
    BONUSES,
    BUILDING_OF,
    BUILDINGS,
    CARDS,
    CELLS,
    COLOUR_OF,
    COLOURS,
    DISCS,
    EMPTY_PILES,
    EXTRA_HAUNTS,
    FREE,
    HOOK_CARDS,
    HOOK_VALUES,
    LIMIT,
    MASTER_LIMIT,
    MASTER_SECTIONS,
    NO_ACTION,
    ONCE_CARDS,
    ORANGE,
    ORANGE_POINTS,
    OWN_HAUNTS,
    SECTIONS,
    SLOTS,
    SOURCE_OF_CARD,
    SOURCES,
    START_BLUES,
    START_BUILDING,
    START_SCARE,
    TOKENS_PER_COLOUR,
)

NO_DETAIL: Final = -99


@mypyc_attr(allow_interpreted_subclasses=True)
class Town(State):
    """All fields of the game. Levels and colours count from 0 (blue) to 4 (red)."""

    def __init__(self, seats: i64, master: bool) -> None:
        """Sets constants only; `set_up` or `copy_into` fills in the rest."""
        super().__init__(seats)
        self.master = master
        self.limit: i64 = MASTER_LIMIT if master else LIMIT
        self.sections: i64 = MASTER_SECTIONS if master else SECTIONS
        self.log: list[Event] | None = None  # the log of `apply` while it runs

    first: i64
    active: i64
    round: i64  # 0 while the table is set up
    ending: bool
    over: bool
    quiet_limit: i64  # so many rounds without progress end the game; 0: never
    quiet: i64  # rounds without progress so far
    most_haunts: i64  # haunt tokens that ever lay on the board together
    stack: vec[i64]  # pending steps, the next one last
    acting: i64  # section * ACTIONS + action that the pending steps belong to, or NO_ACTION
    done: i64  # set of sections the active seat has used this turn
    used: i64  # set of once-per-turn cards it has used this turn

    ghosts: vec[i64]  # per cell
    crowd: vec[i64]  # ghosts per building
    on_board: vec[i64]  # ghosts per colour
    spaces: vec[i64]  # haunt tokens per cell: -1 or seat * 2 + 1 for an extra one
    lying: vec[i64]  # bonus tokens on the board
    supply: vec[i64]  # bonus tokens face down, per type
    discards: vec[i64]
    display: vec[i64]  # action cards of this game, ascending
    pool: vec[i64]  # ghost tokens left, per colour

    held: vec[i64]  # set of cards each seat occupies
    tokens: vec[i64]  # seat * COLOURS + colour
    scare: vec[i64]
    points: vec[i64]
    sheet: vec[i64]  # the same points by source: seat * SOURCES + source
    reserve: vec[i64]
    levels: vec[i64]  # seat * sections + section
    discs: vec[i64]  # sets of action spaces, like levels
    slots: vec[i64]  # bonus tokens: seat * SLOTS + slot
    haunted: vec[i64]  # sets of buildings: seat * 2 + 1 for the extra tokens
    haunts_left: vec[i64]

    own_dice: i64  # dice of the current roll that belong to the active seat
    dice: vec[i64]  # colour of each die of the current or last roll
    faces: vec[i64]  # what they show, 0 before
    pluses: vec[i64]  # what tokens added

    def set_up(self) -> None:
        """Set up the table before the first turn."""
        seats = self.seats
        copies: i64 = BONUS_COPIES
        if self.master:
            copies = 0
        self.first = 0
        self.active = 0
        self.round = 0
        self.ending = False
        self.over = False
        self.quiet_limit = 0
        self.quiet = 0
        self.most_haunts = 0
        self.stack = vec[i64]()
        self.acting = NO_ACTION
        self.done = 0
        self.used = 0
        self.ghosts = vec[i64]([0] * CELLS)
        self.crowd = vec[i64]([0] * BUILDINGS)
        self.on_board = vec[i64]([0] * COLOURS)
        self.spaces = vec[i64]([-1] * CELLS)
        self.lying = vec[i64]([FREE] * BUILDINGS)
        self.supply = vec[i64]([copies] * BONUSES)
        self.discards = vec[i64]([0] * BONUSES)
        self.display = vec[i64]()
        self.pool = vec[i64]([TOKENS_PER_COLOUR] * COLOURS)
        self.held = vec[i64]([0] * seats)
        self.tokens = vec[i64]([0] * (seats * COLOURS))
        self.scare = vec[i64]([START_SCARE] * seats)
        self.points = vec[i64]([0] * seats)
        self.sheet = vec[i64]([0] * (seats * SOURCES))
        self.reserve = vec[i64]([DISCS] * seats)
        self.levels = vec[i64]([0] * (seats * self.sections))
        self.discs = vec[i64]([0] * (seats * self.sections))
        self.slots = vec[i64]([FREE] * (seats * SLOTS))
        self.haunted = vec[i64]([0] * (seats * 2))
        extra = EXTRA_HAUNTS if seats == 2 else 0
        self.haunts_left = numbers([OWN_HAUNTS, extra] * seats)
        self.own_dice = 0
        self.dice = vec[i64]()
        self.faces = vec[i64]()
        self.pluses = vec[i64]()
        for _ in range(START_BLUES):
            self.put_ghost(START_BUILDING * COLOURS + BLUE)

    def copy_into(self, twin: "Town") -> None:
        """Copy all mutable fields to a twin."""
        twin.first = self.first
        twin.active = self.active
        twin.round = self.round
        twin.ending = self.ending
        twin.over = self.over
        twin.quiet_limit = self.quiet_limit
        twin.quiet = self.quiet
        twin.most_haunts = self.most_haunts
        twin.stack = self.stack[:]
        twin.acting = self.acting
        twin.done = self.done
        twin.used = self.used
        twin.ghosts = self.ghosts[:]
        twin.crowd = self.crowd[:]
        twin.on_board = self.on_board[:]
        twin.spaces = self.spaces[:]
        twin.lying = self.lying[:]
        twin.supply = self.supply[:]
        twin.discards = self.discards[:]
        twin.display = self.display[:]
        twin.pool = self.pool[:]
        twin.held = self.held[:]
        twin.tokens = self.tokens[:]
        twin.scare = self.scare[:]
        twin.points = self.points[:]
        twin.sheet = self.sheet[:]
        twin.reserve = self.reserve[:]
        twin.levels = self.levels[:]
        twin.discs = self.discs[:]
        twin.slots = self.slots[:]
        twin.haunted = self.haunted[:]
        twin.haunts_left = self.haunts_left[:]
        twin.own_dice = self.own_dice
        twin.dice = self.dice[:]
        twin.faces = self.faces[:]
        twin.pluses = self.pluses[:]

    def say(
        self,
        kind: str,
        seat: i64,
        a: i64 = NO_DETAIL,
        b: i64 = NO_DETAIL,
        c: i64 = NO_DETAIL,
        d: i64 = NO_DETAIL,
    ) -> None:
        """Log an event; all events are public in this game."""
        log = self.log
        if log is not None:
            details = [detail for detail in (a, b, c, d) if detail != NO_DETAIL]
            log.append(Event(kind, seat, tuple(details), (), NOBODY))

    def push(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Make this the next step."""
        self.stack = append(self.stack, step(kind, a, b, c))

    def pop_step(self) -> i64:
        """Pop and return the next step."""
        self.stack, packed = pop(self.stack)
        return packed

    # Cards as hooks

    def has(self, hook: i64) -> bool:
        """Whether the active seat has a card with this hook ready."""
        return self.held[self.active] & HOOK_CARDS[hook] & ~self.used != 0

    def total(self, hook: i64) -> i64:
        """The sum of this hook over the active seat's ready cards."""
        cards = self.held[self.active] & HOOK_CARDS[hook] & ~self.used
        total: i64 = 0
        card: i64 = 0
        while cards != 0:
            if cards & 1:
                total += HOOK_VALUES[hook * (CARDS + 1) + card]
            cards >>= 1
            card += 1
        return total

    def spend(self, hook: i64) -> None:
        """Use the active seat's first ready card with this hook."""
        cards = self.held[self.active] & HOOK_CARDS[hook] & ~self.used
        card: i64 = 0
        while (cards >> card) & 1 == 0:
            card += 1
        self.use_card(card)

    def use_card(self, card: i64) -> None:
        """Note the use of a card; a once-per-turn card is then spent until the turn ends."""
        self.used |= bit(card) & ONCE_CARDS
        self.say("card_used", self.active, card)

    def award(self, hook: i64) -> None:
        """Give the active seat the points of every ready card with this hook."""
        cards = self.held[self.active] & HOOK_CARDS[hook] & ~self.used
        card: i64 = 0
        while cards != 0:
            if cards & 1:
                points: i64 = HOOK_VALUES[hook * (CARDS + 1) + card]
                self.score(self.active, SOURCE_OF_CARD[card], points)
            cards >>= 1
            card += 1

    # Points and tokens

    def score(self, seat: i64, source: i64, points: i64) -> None:
        """Add haunt points from a source."""
        self.points[seat] += points
        self.sheet[seat * SOURCES + source] += points
        self.say("points", seat, source, points)

    def gain_scare(self, amount: i64) -> None:
        """One gain of scare points by the active seat."""
        self.scare[self.active] += amount
        self.say("scare_gained", self.active, amount)
        if amount >= BIG_SCARE and self.has(BIG_SCARE_POINTS):
            self.award(BIG_SCARE_POINTS)

    def pay_scare(self, amount: i64) -> None:
        """The active seat pays scare points."""
        if amount > 0:
            self.scare[self.active] -= amount
            self.say("scare_paid", self.active, amount)

    def take_tokens(self, colour: i64, wanted: i64) -> None:
        """The active seat takes ghost tokens, as many as the pool still has."""
        count: i64 = self.pool[colour]
        count = min(count, wanted)
        if count == 0:
            return
        self.pool[colour] -= count
        self.tokens[self.active * COLOURS + colour] += count
        self.say("tokens_taken", self.active, colour, count)
        if colour == ORANGE and self.has(ORANGE_POINTS):
            for _ in range(count):
                self.award(ORANGE_POINTS)
        if self.master and self.pool[colour] == 0:
            self.check_piles()

    def check_piles(self) -> None:
        """Master variant: too many empty piles trigger the end."""
        empty: i64 = 0
        count: i64
        for count in self.pool:
            if count == 0:
                empty += 1
        if empty >= EMPTY_PILES:
            self.trigger_end()

    def give_tokens(self, colour: i64, count: i64) -> None:
        """The active seat gives ghost tokens back to the pool."""
        self.tokens[self.active * COLOURS + colour] -= count
        self.pool[colour] += count
        self.say("tokens_given", self.active, colour, count)

    def trigger_end(self) -> None:
        """The game ends with this round; irreversible."""
        if not self.ending:
            self.ending = True
            self.say("end_triggered", self.active)

    # Ghosts

    def put_ghost(self, cell: i64) -> None:
        """Place a ghost from the supply."""
        self.ghosts[cell] += 1
        self.crowd[BUILDING_OF[cell]] += 1
        self.on_board[COLOUR_OF[cell]] += 1

    def drop_ghost(self, cell: i64) -> None:
        """Return a ghost to the supply."""
        self.ghosts[cell] -= 1
        self.crowd[BUILDING_OF[cell]] -= 1
        self.on_board[COLOUR_OF[cell]] -= 1

    # Sections

    def set_level(self, section: i64, level: i64) -> None:
        """Move the sphere of one of the active seat's sections."""
        self.levels[self.active * self.sections + section] = level
        self.say("level", self.active, section, level)

    def take_back_discs(self, seat: i64, section: i64) -> None:
        """Return all discs of a section to their owner's reserve."""
        index = seat * self.sections + section
        spaces: i64 = self.discs[index]
        count: i64 = 0
        while spaces != 0:
            count += spaces & 1
            spaces >>= 1
        self.discs[index] = 0
        self.reserve[seat] += count
        self.say("discs_back", seat, section, count)
