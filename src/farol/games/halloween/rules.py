"""The State of Halloween: whose decision, choices, chance, and results."""

# compiled by mypyc

from farol.core.choices import Choices
from farol.core.compiled import mypyc_attr
from farol.core.event import Event
from farol.core.native import append, i64
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER
from farol.core.vectors import numbers, sort
from farol.games.halloween import steps
from farol.games.halloween.bonus import lay, obtain, restock
from farol.games.halloween.choices import choices_now, optional_choices
from farol.games.halloween.dice import next_die, show_face
from farol.games.halloween.ending import all_tokens
from farol.games.halloween.resolve import answer, choose_from_menu, close, resolve_result
from farol.games.halloween.steps import a_of, kind_of
from farol.games.halloween.tables import (
    BLUE,
    BUILDINGS,
    CARDS,
    COLOURS,
    DIE_SIDES,
    DISPLAY,
    GHOSTS_PER_COLOUR,
    RED,
)
from farol.games.halloween.town import Town


@mypyc_attr(allow_interpreted_subclasses=True)
class Halloween(Town):
    """A running game. All is public, except future dice and draws."""

    def __init__(self, seats: i64, master: bool) -> None:
        super().__init__(seats, master)
        self.choices: list[int] = []  # cached choices of the current decision
        self.asked = False

    def copy(self) -> "Halloween":
        """An independent equal state."""
        twin = Halloween(self.seats, self.master)
        self.copy_into(twin)
        twin.choices = self.choices  # immutable
        twin.asked = self.asked
        return twin

    def sample_world(self, seat: i64, rand: Rand) -> "Halloween":  # noqa: ARG002
        """A copy: nothing is hidden, as face-down tokens and cards are publicly known sets."""
        return self.copy()

    def to_act(self) -> i64:
        """The seat that decides next, CHANCE or OVER."""
        if self.over:
            return OVER
        if len(self.stack) == 0:
            return self.active
        packed: i64 = self.stack[-1]
        kind = kind_of(packed)
        if kind <= steps.LAST_CHANCE:
            return CHANCE
        if kind == steps.SHARE:
            return a_of(packed)
        return self.active

    def legal_actions(self) -> list[int]:
        """What the seat to act may do, ascending."""
        return self._choices()[:]

    def list_choices(self, found: Choices) -> None:
        """`legal_actions` into an existing buffer."""
        found.take(self._choices())

    def sample_action(self, rand: Rand) -> i64:
        """A random legal action, uniformly."""
        choices = self._choices()
        return choices[rand.below(len(choices))]

    def _choices(self) -> list[int]:
        if not self.asked:
            self.choices = choices_now(self)
            self.asked = True
        return self.choices

    # Chance

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """Each possible outcome with its weight."""
        kind = kind_of(self.stack[-1])
        if kind == steps.DICE:
            sides: i64 = DIE_SIDES[self.dice[next_die(self)]]
            return [(face, 1) for face in range(1, sides + 1)]
        if kind == steps.FIRST_SEAT:
            return [(seat, 1) for seat in range(self.seats)]
        if kind == steps.DEAL_CARD:
            return [(card, 1) for card in range(1, CARDS + 1) if card not in self.display]
        supply = self.supply
        return [(bonus, supply[bonus]) for bonus in range(len(supply)) if supply[bonus] > 0]

    def sample_chance(self, rand: Rand) -> i64:
        """One outcome, distributed as `chance_outcomes`."""
        kind = kind_of(self.stack[-1])
        if kind == steps.DICE:
            return 1 + rand.below(DIE_SIDES[self.dice[next_die(self)]])
        if kind == steps.FIRST_SEAT:
            return rand.below(self.seats)
        if kind == steps.DEAL_CARD:
            card = 1 + rand.below(CARDS)
            while card in self.display:
                card = 1 + rand.below(CARDS)
            return card
        return rand.weighted_vec(self.supply)

    def _apply_chance(self, packed: i64, outcome: i64) -> None:
        kind = kind_of(packed)
        if kind == steps.DICE:
            self.push(steps.DICE)
            show_face(self, outcome)
        elif kind == steps.FIRST_SEAT:
            self.first = outcome
            self.active = outcome
            self.say("first_seat", outcome)
        elif kind == steps.DEAL_CARD:
            self.display = append(self.display, outcome)
            sort(self.display)
            self.say("card_dealt", -1, outcome)
            if len(self.display) < DISPLAY:
                self.push(steps.DEAL_CARD)
        elif kind == steps.REFILL:
            building = a_of(packed)
            lay(self, building, outcome)
            if building + 1 < BUILDINGS:
                self.push(steps.REFILL, building + 1)
        else:
            self.supply[outcome] -= 1
            obtain(self, outcome, a_of(packed))

    # Playing

    def apply_unchecked(self, action: i64, log: list[Event] | None = None) -> None:
        """Apply a legal action or chance outcome, with all automatic consequences."""
        self.log = log
        self.asked = False
        if len(self.stack) == 0:
            choose_from_menu(self, action)
        else:
            packed: i64 = self.pop_step()
            if kind_of(packed) <= steps.LAST_CHANCE:
                self._apply_chance(packed, action)
            else:
                answer(self, packed, action)
        self._settle()
        self.log = None

    def _settle(self) -> None:
        """Advance to the next step that needs a decision or chance."""
        while not self.over:
            if len(self.stack) == 0:
                if not self._haunted_town_rules():
                    return
                continue
            packed: i64 = self.stack[-1]
            kind = kind_of(packed)
            if kind <= steps.LAST_CHANCE:
                if kind == steps.DICE and next_die(self) < 0:
                    self.pop_step()
                    continue
                if kind in (steps.REFILL, steps.DRAW_BONUS):
                    restock(self)
                return
            if kind <= steps.LAST_RESULT:
                self.pop_step()
                resolve_result(self, packed)
            elif kind <= steps.LAST_OPTIONAL and len(optional_choices(self, packed)) == 0:
                self.pop_step()
                close(self, packed)
            else:
                return

    def _haunted_town_rules(self) -> bool:
        """Between actions: in the Master variant five reds leave; without blues, blues come."""
        if self.round == 0:
            self.round = 1  # the table is set
        if self.master and self.on_board[RED] == GHOSTS_PER_COLOUR:
            building: i64
            for building in range(BUILDINGS):
                while self.ghosts[building * COLOURS + RED] > 0:
                    self.drop_ghost(building * COLOURS + RED)
            self.say("reds_left", self.active)
        if self.on_board[BLUE] == 0:
            self.push(steps.BLUE_BUILDING)
            return True
        return False

    # Result

    def scores(self) -> list[int]:
        """Haunt points."""
        return list(self.points)

    def ranking(self) -> list[int]:
        """The place of each seat: most points, then most ghost tokens; full ties share."""
        places: list[int] = []
        for mine in range(self.seats):
            better: i64 = 0
            for other in range(self.seats):
                ahead: i64 = self.points[other] - self.points[mine]
                if ahead == 0:
                    ahead = all_tokens(self, other) - all_tokens(self, mine)
                if ahead > 0:
                    better += 1
            places.append(better + 1)
        return places


def new_state(seats: i64, master: bool, cards: list[int]) -> Halloween:
    """A game before set-up by chance; cards missing from eight are drawn."""
    state = Halloween(seats, master)
    state.set_up()
    if not master:
        state.display = numbers(sorted(cards))
        if len(cards) < DISPLAY:
            state.push(steps.DEAL_CARD)
        state.push(steps.REFILL, 0)
    state.push(steps.FIRST_SEAT)
    return state
