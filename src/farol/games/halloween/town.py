"""The state: who has what where, and the small changes everything is made of."""

# compiled by mypyc

from typing import Final

from farol.core.compiled import mypyc_attr
from farol.core.event import NOBODY, Event
from farol.core.state import State
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

    def __init__(self, seats: int, master: bool) -> None:
        """Only what never changes; `set_up` or `copy_into` fills in the rest."""
        super().__init__(seats)
        self.master = master
        self.limit = MASTER_LIMIT if master else LIMIT
        self.sections = MASTER_SECTIONS if master else SECTIONS
        self.log: list[Event] | None = None  # where apply() reports to while it runs

    first: int
    active: int
    round: int  # 0 while the table is set up
    ending: bool
    over: bool
    quiet_limit: int  # so many rounds without progress end the game; 0: never
    quiet: int  # rounds without progress so far
    most_haunts: int  # haunt tokens that ever lay on the board together
    stack: list[int]  # pending steps, the next one last
    acting: int  # section * ACTIONS + action that the pending steps belong to, or NO_ACTION
    done: int  # set of sections the active seat has used this turn
    used: int  # set of once-per-turn cards it has used this turn

    ghosts: list[int]  # per cell
    crowd: list[int]  # ghosts per building
    on_board: list[int]  # ghosts per colour
    spaces: list[int]  # haunt tokens per cell: -1 or seat * 2 + 1 for an extra one
    lying: list[int]  # bonus tokens on the board
    supply: list[int]  # bonus tokens face down, per type
    discards: list[int]
    display: list[int]  # action cards of this game, ascending
    pool: list[int]  # ghost tokens left, per colour

    held: list[int]  # set of cards each seat occupies
    tokens: list[int]  # seat * COLOURS + colour
    scare: list[int]
    points: list[int]
    sheet: list[int]  # the same points by source: seat * SOURCES + source
    reserve: list[int]
    levels: list[int]  # seat * sections + section
    discs: list[int]  # sets of action spaces, like levels
    slots: list[int]  # bonus tokens: seat * SLOTS + slot
    haunted: list[int]  # sets of buildings: seat * 2 + 1 for the extra tokens
    haunts_left: list[int]

    own_dice: int  # dice of the current roll that belong to the active seat
    dice: list[int]  # colour of each die of the current or last roll
    faces: list[int]  # what they show, 0 before
    pluses: list[int]  # what tokens added

    def set_up(self) -> None:
        """Lay everything out as before the first turn."""
        seats = self.seats
        self.first = 0
        self.active = 0
        self.round = 0
        self.ending = False
        self.over = False
        self.quiet_limit = 0
        self.quiet = 0
        self.most_haunts = 0
        self.stack = []
        self.acting = NO_ACTION
        self.done = 0
        self.used = 0
        self.ghosts = [0] * CELLS
        self.crowd = [0] * BUILDINGS
        self.on_board = [0] * COLOURS
        self.spaces = [-1] * CELLS
        self.lying = [FREE] * BUILDINGS
        self.supply = [0 if self.master else BONUS_COPIES] * BONUSES
        self.discards = [0] * BONUSES
        self.display = []
        self.pool = [TOKENS_PER_COLOUR] * COLOURS
        self.held = [0] * seats
        self.tokens = [0] * (seats * COLOURS)
        self.scare = [START_SCARE] * seats
        self.points = [0] * seats
        self.sheet = [0] * (seats * SOURCES)
        self.reserve = [DISCS] * seats
        self.levels = [0] * (seats * self.sections)
        self.discs = [0] * (seats * self.sections)
        self.slots = [FREE] * (seats * SLOTS)
        self.haunted = [0] * (seats * 2)
        self.haunts_left = [OWN_HAUNTS, EXTRA_HAUNTS if seats == 2 else 0] * seats
        self.own_dice = 0
        self.dice = []
        self.faces = []
        self.pluses = []
        for _ in range(START_BLUES):
            self.put_ghost(START_BUILDING * COLOURS + BLUE)

    def copy_into(self, twin: "Town") -> None:
        """Give a twin every field that changes."""
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
        seat: int,
        a: int = NO_DETAIL,
        b: int = NO_DETAIL,
        c: int = NO_DETAIL,
        d: int = NO_DETAIL,
    ) -> None:
        """Report what happened; all of it is public in this game."""
        log = self.log
        if log is not None:
            details = [detail for detail in (a, b, c, d) if detail != NO_DETAIL]
            log.append(Event(kind, seat, tuple(details), (), NOBODY))

    def push(self, kind: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Make this the next step."""
        self.stack.append(step(kind, a, b, c))

    # Cards as hooks

    def has(self, hook: int) -> bool:
        """Whether the active seat has a card with this hook ready."""
        return self.held[self.active] & HOOK_CARDS[hook] & ~self.used != 0

    def total(self, hook: int) -> int:
        """The sum of this hook over the active seat's ready cards."""
        cards = self.held[self.active] & HOOK_CARDS[hook] & ~self.used
        total = 0
        card = 0
        while cards != 0:
            if cards & 1:
                total += HOOK_VALUES[hook * (CARDS + 1) + card]
            cards >>= 1
            card += 1
        return total

    def spend(self, hook: int) -> None:
        """Use the active seat's first ready card with this hook."""
        cards = self.held[self.active] & HOOK_CARDS[hook] & ~self.used
        card = 0
        while (cards >> card) & 1 == 0:
            card += 1
        self.use_card(card)

    def use_card(self, card: int) -> None:
        """Note the use of a card; a once-per-turn card is then spent until the turn ends."""
        self.used |= (1 << card) & ONCE_CARDS
        self.say("card_used", self.active, card)

    def award(self, hook: int) -> None:
        """Give the active seat the points of every ready card with this hook."""
        cards = self.held[self.active] & HOOK_CARDS[hook] & ~self.used
        card = 0
        while cards != 0:
            if cards & 1:
                points = HOOK_VALUES[hook * (CARDS + 1) + card]
                self.score(self.active, SOURCE_OF_CARD[card], points)
            cards >>= 1
            card += 1

    # Points and tokens

    def score(self, seat: int, source: int, points: int) -> None:
        """Add haunt points from a source."""
        self.points[seat] += points
        self.sheet[seat * SOURCES + source] += points
        self.say("points", seat, source, points)

    def gain_scare(self, amount: int) -> None:
        """One gain of scare points by the active seat."""
        self.scare[self.active] += amount
        self.say("scare_gained", self.active, amount)
        if amount >= BIG_SCARE and self.has(BIG_SCARE_POINTS):
            self.award(BIG_SCARE_POINTS)

    def pay_scare(self, amount: int) -> None:
        """The active seat pays scare points."""
        if amount > 0:
            self.scare[self.active] -= amount
            self.say("scare_paid", self.active, amount)

    def take_tokens(self, colour: int, wanted: int) -> None:
        """The active seat takes ghost tokens, as many as the pool still has."""
        count = self.pool[colour]
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
        empty = 0
        for count in self.pool:
            if count == 0:
                empty += 1
        if empty >= EMPTY_PILES:
            self.trigger_end()

    def give_tokens(self, colour: int, count: int) -> None:
        """The active seat gives ghost tokens back to the pool."""
        self.tokens[self.active * COLOURS + colour] -= count
        self.pool[colour] += count
        self.say("tokens_given", self.active, colour, count)

    def trigger_end(self) -> None:
        """From now on the game ends with the round; nothing takes this back."""
        if not self.ending:
            self.ending = True
            self.say("end_triggered", self.active)

    # Ghosts

    def put_ghost(self, cell: int) -> None:
        """Place a ghost from the supply."""
        self.ghosts[cell] += 1
        self.crowd[BUILDING_OF[cell]] += 1
        self.on_board[COLOUR_OF[cell]] += 1

    def drop_ghost(self, cell: int) -> None:
        """Return a ghost to the supply."""
        self.ghosts[cell] -= 1
        self.crowd[BUILDING_OF[cell]] -= 1
        self.on_board[COLOUR_OF[cell]] -= 1

    # Sections

    def set_level(self, section: int, level: int) -> None:
        """Move the sphere of one of the active seat's sections."""
        self.levels[self.active * self.sections + section] = level
        self.say("level", self.active, section, level)

    def take_back_discs(self, seat: int, section: int) -> None:
        """Return all discs of a section to their owner's reserve."""
        index = seat * self.sections + section
        spaces = self.discs[index]
        count = 0
        while spaces != 0:
            count += spaces & 1
            spaces >>= 1
        self.discs[index] = 0
        self.reserve[seat] += count
        self.say("discs_back", seat, section, count)
