"""Saboteur: the effects of actions and of chance outcomes."""

# compiled by mypyc

from farol.core.compiled import mypyc_attr
from farol.core.event import NOBODY, Event, only
from farol.core.native import append, i64, vec
from farol.core.rand import Rand
from farol.core.vectors import bit, sort, zeros
from farol.games.saboteur.cards import new_cards
from farol.games.saboteur.gold import Gold
from farol.games.saboteur.mine import new_mine
from farol.games.saboteur.position import (
    CHOOSE_FIRST,
    DEAL_GOALS,
    DEAL_HANDS,
    DEAL_ROLES,
    DIGGERS_WON,
    DRAW,
    DRAW_GOLD,
    ENDED,
    NO_SEAT,
    NOBODY_WON,
    PICKING,
    SABOTEURS_WON,
    TURN,
    Position,
)
from farol.games.saboteur.tables import (
    BREAK,
    BREAK_TOOL,
    CELLS,
    COLLAPSE,
    DIGGER,
    DIGGER_CARDS,
    DISCARD,
    GOAL_DEALS,
    GOALS,
    GOLD_CARDS,
    GOLD_COUNTS,
    GOLD_VALUES,
    HAND_SIZE,
    LAY,
    LOOK,
    MAP,
    MEND,
    MEND_TOOL,
    NOT_DEALT,
    PASS,
    PICK,
    ROCKFALL,
    ROUNDS,
    SABOTEUR,
    SABOTEUR_CARDS,
    SABOTEUR_PAY,
    TOOLS,
    TREASURE,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Saboteur(Position):
    """One game of three rounds."""

    def copy(self) -> "Saboteur":
        """An independent equal state."""
        state = Saboteur(self.seats, self.cards.copy(), self.mine.copy(), self.gold.copy())
        state.self_sabotage = self.self_sabotage
        state.auto_gold = self.auto_gold
        state.phase = self.phase
        state.round = self.round
        state.first = self.first
        state.turn = self.turn
        state.last = self.last
        state.dealt = self.dealt
        state.roles = self.roles[:]
        state.tools = self.tools[:]
        state.broken_counts = self.broken_counts[:]
        state.seen = self.seen[:]
        state.past = self.past[:]
        return state

    # --- applying --------------------------------------------------------------------------------

    def apply_unchecked(self, action: i64, log: list[Event] | None = None) -> None:
        """Apply a legal action or chance outcome."""
        phase: i64 = self.phase
        if phase == TURN:
            self._take_turn(action, log)
        elif phase == DRAW:
            self._draw(action, log)
        elif phase == DEAL_HANDS:
            self._deal_card(action, log)
        elif phase == DEAL_ROLES:
            self._deal_role(action, log)
        elif phase == DEAL_GOALS:
            self._deal_goals(action, log)
        elif phase == CHOOSE_FIRST:
            self._choose_first(action, log)
        elif phase == DRAW_GOLD:
            self._draw_gold(action, log)
        else:
            self._pick_gold(self.turn, action - PICK, log)
            self._pass_pool(log)

    # --- dealing a round -------------------------------------------------------------------------

    def _choose_first(self, seat: i64, log: list[Event] | None) -> None:
        self.first = seat
        if log is not None:
            log.append(Event("first", seat, (), (), NOBODY))
        self.begin_round()

    def begin_round(self) -> None:
        """S2: everything but the gold is gathered in, and dealing begins."""
        self.turn = self.first
        self.last = NO_SEAT
        self.dealt = 0
        self.roles = vec[i64]([NOT_DEALT] * self.seats)
        self.cards = new_cards(self.seats)
        self.tools = zeros(self.seats)
        self.broken_counts = zeros(TOOLS)
        self.seen = zeros(self.seats)
        self.mine.clear()
        self.phase = DEAL_ROLES

    def _deal_role(self, role: i64, log: list[Event] | None) -> None:
        seat: i64 = self.dealt
        self.roles[seat] = role
        if log is not None:
            log.append(Event("role", seat, (), (role,), only(seat)))
        self.dealt += 1
        if self.dealt == self.seats:
            self.phase = DEAL_GOALS

    def _deal_goals(self, order: i64, log: list[Event] | None) -> None:
        self.mine.goal_cards = GOAL_DEALS[GOALS * order : GOALS * order + GOALS]
        if log is not None:
            log.append(Event("goals", NO_SEAT, (), (), NOBODY))
        self.dealt = 0
        self.phase = DEAL_HANDS

    def _deal_card(self, kind: i64, log: list[Event] | None) -> None:
        # S2.6: counter-clockwise, the first player's right neighbour first
        seat = (self.first - 1 - self.dealt) % self.seats
        self.cards.draw(seat, kind)
        if log is not None:
            log.append(Event("dealt", seat, (), (kind,), only(seat)))
        self.dealt += 1
        if self.dealt == self.seats * HAND_SIZE[self.seats]:
            self.phase = TURN

    # --- a turn ----------------------------------------------------------------------------------

    def _take_turn(self, action: i64, log: list[Event] | None) -> None:
        seat: i64 = self.turn
        if action == PASS:
            if log is not None:
                log.append(Event("passed", seat, (), (), NOBODY))
            self._end_turn(log)
            return
        self.cards.remove(seat, self.card_of(action))
        self.last = seat
        if action >= LAY:
            if self._lay_piece((action - LAY) // CELLS, (action - LAY) % CELLS, log):
                self._end_round(seat, log)
                return
        elif action < PASS:
            self._bury(action - DISCARD, log)
        elif action < PICK:
            self._look(action - LOOK, log)
        elif action >= COLLAPSE:
            self._collapse(action - COLLAPSE, log)
        elif action < MEND_TOOL:
            self._break_tool((action - BREAK_TOOL) // 10, (action - BREAK_TOOL) % 10, log)
        else:
            self._mend_tool(action, log)
        if self.cards.pile_size > 0:
            self.phase = DRAW
        else:
            self._end_turn(log)

    def card_of(self, action: i64) -> i64:
        """The kind of card that an action of a turn takes from the hand."""
        if action >= LAY:
            return (action - LAY) // CELLS // 2
        if action >= COLLAPSE:
            return ROCKFALL
        if action >= MEND_TOOL:
            return MEND + (action - MEND_TOOL) // 30
        if action >= BREAK_TOOL:
            return BREAK + (action - BREAK_TOOL) // 10
        if action >= LOOK:
            return MAP
        return action - DISCARD

    def _lay_piece(self, piece: i64, cell: i64, log: list[Event] | None) -> bool:
        """Lay a path card; return whether the treasure was reached."""
        turned = self.mine.place(piece, cell)
        if log is not None:
            log.append(Event("laid", self.turn, (piece, cell), (), NOBODY))
        if turned == 0:
            return False
        found = False
        goal: i64
        for goal in range(GOALS):
            if (turned >> goal) & 1:
                if self.mine.goal_cards[goal] == TREASURE:
                    found = True
                if log is not None:
                    face = self.mine.goal_face(goal)
                    log.append(Event("turned-up", self.turn, (goal, face), (), NOBODY))
        return found

    def _bury(self, kind: i64, log: list[Event] | None) -> None:
        self.cards.bury(self.turn, kind)
        if log is not None:
            log.append(Event("discarded", self.turn, (), (kind,), only(self.turn)))

    def _look(self, goal: i64, log: list[Event] | None) -> None:
        self.seen[self.turn] = self.seen[self.turn] | bit(goal)
        if log is not None:
            card: i64 = self.mine.goal_cards[goal]
            log.append(Event("looked", self.turn, (goal,), (card,), only(self.turn)))

    def _collapse(self, cell: i64, log: list[Event] | None) -> None:
        piece = self.mine.collapse(cell)
        if log is not None:
            log.append(Event("collapsed", self.turn, (cell, piece), (), NOBODY))

    def _break_tool(self, tool: i64, seat: i64, log: list[Event] | None) -> None:
        self.tools[seat] = self.tools[seat] | bit(tool)
        self.broken_counts[tool] = self.broken_counts[tool] + 1
        if log is not None:
            log.append(Event("broke", self.turn, (tool, seat), (), NOBODY))

    def _mend_tool(self, action: i64, log: list[Event] | None) -> None:
        tool = (action - MEND_TOOL) % 30 // 10
        seat = (action - MEND_TOOL) % 10
        self.tools[seat] = self.tools[seat] & ~bit(tool)
        self.broken_counts[tool] = self.broken_counts[tool] - 1
        if log is not None:
            kind = self.card_of(action)
            log.append(Event("mended", self.turn, (kind, tool, seat), (), NOBODY))

    def _draw(self, kind: i64, log: list[Event] | None) -> None:
        self.cards.draw(self.turn, kind)
        if log is not None:
            log.append(Event("drew", self.turn, (), (kind,), only(self.turn)))
        self.phase = TURN
        self._end_turn(log)

    def _end_turn(self, log: list[Event] | None) -> None:
        self.phase = TURN
        if self.cards.are_all_played():
            self._end_round(NO_SEAT, log)
            return
        self.turn += 1
        if self.turn == self.seats:
            self.turn = 0

    # --- the end of a round ----------------------------------------------------------------------

    def _end_round(self, finisher: i64, log: list[Event] | None) -> None:
        """S7: the roles are shown, then the winners get their gold."""
        saboteurs: i64 = 0
        for seat in range(self.seats):
            saboteurs |= self.roles[seat] << seat
        winners: i64 = DIGGERS_WON
        if finisher == NO_SEAT:
            winners = NOBODY_WON
            if saboteurs != 0:
                winners = SABOTEURS_WON
        goals: i64 = 0
        card: i64
        for card in self.mine.goal_cards:
            goals = GOALS * goals + card
        past = append(append(self.past, winners), finisher + 1)
        self.past = append(append(past, saboteurs), goals)
        if log is not None:
            public = (self.round, winners, finisher, saboteurs, goals)
            log.append(Event("round-over", NO_SEAT, public, (), NOBODY))
        self.cards = new_cards(self.seats)
        self.tools = zeros(self.seats)
        self.broken_counts = zeros(TOOLS)
        if winners == DIGGERS_WON:
            self.gold.open_draft()
            self.turn = finisher
            if self.roles[finisher] == SABOTEUR:
                self._pass_left_pool()
            self.dealt = 0
            self.phase = DRAW_GOLD
        else:
            if winners == SABOTEURS_WON:
                self._pay_saboteurs(log)
            self._end_gold(log)

    def _pay_saboteurs(self, log: list[Event] | None) -> None:
        count: i64 = 0
        role: i64
        for role in self.roles:
            count += role
        owed: i64 = SABOTEUR_PAY[count]
        for step in range(1, self.seats + 1):
            seat = (self.last + step) % self.seats
            if self.roles[seat] == SABOTEUR:
                cards = self.gold.pay(seat, owed)
                if log is not None:
                    paid: i64 = cards[0] + 2 * cards[1] + 3 * cards[2]
                    public = (owed, cards[0] + cards[1] + cards[2], paid - owed)
                    private = (cards[0], cards[1], cards[2])
                    log.append(Event("paid", seat, public, private, only(seat)))

    def _draw_gold(self, value: i64, log: list[Event] | None) -> None:
        self.gold.draw(value)
        if log is not None:
            log.append(Event("gold-drawn", self.turn, (), (value,), only(self.turn)))
        self.dealt += 1
        if self.dealt < GOLD_CARDS[self.seats]:
            return
        self.phase = PICKING
        if self.auto_gold:
            while self.phase == PICKING:
                self._pick_gold(self.turn, self._highest_in_pool(), log)
                self._pass_pool(log)

    def _highest_in_pool(self) -> i64:
        value: i64 = GOLD_VALUES
        while self.gold.pool[value - 1] == 0:
            value -= 1
        return value

    def _pick_gold(self, seat: i64, value: i64, log: list[Event] | None) -> None:
        self.gold.pick(seat, value)
        if log is not None:
            log.append(Event("picked", seat, (), (value,), only(seat)))

    def _pass_pool(self, log: list[Event] | None) -> None:
        """S8.2: the rest goes counter-clockwise to the next digger."""
        if self.gold.pool_size() == 0:
            self._end_gold(log)
            return
        self._pass_left_pool()
        if log is not None:
            pool = (self.gold.pool[0], self.gold.pool[1], self.gold.pool[2])
            public = (self.gold.pool_size(),)
            log.append(Event("gold-passed", self.turn, public, pool, only(self.turn)))

    def _pass_left_pool(self) -> None:
        self.turn = (self.turn - 1) % self.seats
        while self.roles[self.turn] == SABOTEUR:
            self.turn = (self.turn - 1) % self.seats

    def _end_gold(self, log: list[Event] | None) -> None:
        """S9: the next round begins left of the seat that played the last card."""
        if self.round == ROUNDS:
            self.phase = ENDED
            if log is not None:
                log.append(Event("game-over", NO_SEAT, tuple(self.scores()), (), NOBODY))
            return
        self.round += 1
        self.first = (self.last + 1) % self.seats
        self.begin_round()

    def scores(self) -> list[int]:
        """The gold of each seat."""
        return [self.gold.total(seat) for seat in range(self.seats)]

    # --- worlds ----------------------------------------------------------------------------------

    def sample_world(self, seat: i64, rand: Rand) -> "Saboteur":
        """A state with everything that `seat` has not seen redrawn."""
        world = self.copy()
        if self.phase == ENDED:
            return world
        drafting = self.phase == DRAW_GOLD or self.phase == PICKING
        if len(self.gold.story) > 0:
            looking: i64 = NO_SEAT
            if drafting:
                looking = self.turn
            world.gold.sample(seat, looking, self.auto_gold, rand)
        if self.phase != CHOOSE_FIRST:
            if not drafting:  # S7.4, S7.5: roles and goals are open while gold is shared out
                world._sample_roles(seat, rand)
                world._sample_goals(seat, rand)
            world.cards.sample(seat, rand)
        return world

    def _sample_roles(self, seat: i64, rand: Rand) -> None:
        diggers = DIGGER_CARDS[self.seats]
        saboteurs = SABOTEUR_CARDS[self.seats]
        if self.roles[seat] == SABOTEUR:
            saboteurs -= 1
        elif self.roles[seat] == DIGGER:
            diggers -= 1
        other: i64
        for other in range(self.seats):
            if other != seat and self.roles[other] != NOT_DEALT:
                if rand.below(diggers + saboteurs) < saboteurs:
                    self.roles[other] = SABOTEUR
                    saboteurs -= 1
                else:
                    self.roles[other] = DIGGER
                    diggers -= 1

    def _sample_goals(self, seat: i64, rand: Rand) -> None:
        cards = self.mine.goal_cards
        unknown = vec[i64]()
        places = vec[i64]()
        goal: i64
        for goal in range(len(cards)):
            if self.mine.goal_is_down(goal) and not (self.seen[seat] >> goal) & 1:
                unknown = append(unknown, cards[goal])
                places = append(places, goal)
        sort(unknown)
        rand.shuffle_vec(unknown)
        index: i64
        for index in range(len(places)):
            cards[places[index]] = unknown[index]


def new_saboteur(seats: i64, connected: bool) -> Saboteur:
    """A game before its first chance outcome."""
    gold = Gold(GOLD_COUNTS[:], zeros(GOLD_VALUES), vec[i64]())
    return Saboteur(seats, new_cards(seats), new_mine(connected), gold)
