"""A table at which claims are made, as an environment for Gymnasium: one seat learns to act and to
speak among bots that do both."""

from collections.abc import Generator
from typing import Any, Final

from farol.extras import lacking

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise lacking(error, "research") from None

from farol.bots.bot import Memory, TalkMode, seat_of
from farol.bots.roster import new_bot
from farol.bots.safe import SafeBot
from farol.bots.tabletalk import Talk
from farol.core.actions import Seat
from farol.core.claims import Said
from farol.core.data import Json
from farol.core.errors import BadAction, BadClaim, shown
from farol.core.event import Event
from farol.core.history import ROW, EventRows
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER, State
from farol.research.boxes import observation_space
from farol.research.gym import SEEDS, Observation
from farol.research.spaces import ActionNumber, BadUse, Space, checked

LEARNER: Final = "learner"  # what bots know the learner as


class TalkEnv(gymnasium.Env[Observation, np.int64]):
    """One game of one learner among bots that talk.

    Numbers below `space.numbers` are actions, then come claims about seats relative to the learner,
    and the last number, `silence`, says nothing. The learner is asked for a claim when bots would
    be: when something has happened that may make its seat speak. Claims are rows of the history.
    The reward is the return by place at the end. An illegal number loses the game.
    """

    metadata = {"render_modes": []}  # noqa: RUF012  # as in the base class

    def __init__(
        self,
        game: str,
        seats: int,
        *,
        seat: int = 0,
        bots: str = "regular",
        talk: TalkMode = "free",
        history: int = 64,
        options: dict[str, Json] | None = None,
    ) -> None:
        """`bots` is the level of the others, `talk` how truthful they are, `history` the number of
        latest events and claims in an observation."""
        space = Space(game, seats, options)
        if space.event_rows(history) is None:
            raise BadUse("A table with talk has a history of at least one row, not 0.")
        new_bot(bots, game)  # raises BadBot early
        self.space: Final = space
        self.seat: Final = space.seat(seat)
        self.silence: Final = space.numbers + space.game.claims.size
        self._claims: Final = [*self._possible_claims()]  # number, claim and kind of each
        self._history, self._bots, self._mode = history, bots, talk
        named = observation_space(space, history).spaces
        named["action_mask"] = spaces.Box(0, 1, (self.silence + 1,), np.int8)
        self.observation_space = spaces.Dict(named)
        self.action_space = spaces.Discrete(self.silence + 1)
        self._turns: Generator[list[int], int, None] | None = None
        self._legal: list[int] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal anew; the seed determines cards, bots and what they say."""
        super().reset(seed=seed, options=options)
        luck = [Rand(int(self.np_random.integers(SEEDS))) for _ in range(2 + 2 * self.space.seats)]
        rows = self.space.event_rows(self._history)
        assert rows is not None
        self._state: State = self.space.new()
        self._rows: EventRows = rows
        self._turns = self._play(luck)
        self._legal = next(self._turns, [])
        return self._seen(), self._told()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Act, speak or be silent; the others act and speak until the learner is asked again."""
        if self._turns is None:
            raise BadUse("The game is over, or nothing is dealt yet: reset() comes first.")
        try:
            number = int(checked(action))
            if number not in self._legal:
                raise BadAction(f"{shown(number)} is not legal now; the mask says what is.")
        except BadAction as refusal:
            self._turns, self._legal = None, []
            return self._seen(), self.space.lowest, True, False, {"illegal": str(refusal)}
        try:
            self._legal = self._turns.send(number)
        except StopIteration:
            self._turns, self._legal = None, []
            returns = self.space.returns(self._state)
            infos = {
                "points": self.space.points(self._state),
                "places": self.space.places(self._state),
            }
            return self._seen(), returns[self.seat], True, False, infos
        return self._seen(), 0.0, False, False, self._told()

    def claim(self, number: int) -> dict[str, Json] | None:
        """The claim of a number in words of the game, with seats counted from 0; None for silence
        and for actions."""
        found = next((claim for one, claim, _ in self._claims if one == number), None)
        return None if found is None else self.space.game.claims.to_json(found)

    def _possible_claims(self) -> list[tuple[int, int, str]]:
        game, seats = self.space.game, self.space.seats
        found: list[tuple[int, int, str]] = []
        for claim in range(game.claims.size):
            try:
                game.claims.check(claim, self.seat, seats)
            except BadClaim:
                continue
            kind = game.claims.kind_of(claim)
            values = [
                (value - self.seat) % seats if isinstance(part, Seat) else value
                for part, value in zip(kind.parts, kind.values(claim), strict=True)
            ]
            found.append((self.space.numbers + kind.number(values), claim, kind.name))
        return sorted(found)

    def _play(self, luck: list[Rand]) -> Generator[list[int], int, None]:
        """The legal numbers whenever the learner is asked; each time it is sent one of them."""
        space, state, seats = self.space, self._state, self.space.seats
        chance, acting_luck, speaking_luck = luck[0], luck[1 : 1 + seats], luck[1 + seats :]
        bots = [SafeBot(new_bot(self._bots, space.game.name)) for _ in range(seats)]
        company = tuple(LEARNER if seat == self.seat else self._bots for seat in range(seats))
        memory = Memory(space.game, seats)
        talk = Talk(space.game, bots, speaking_luck, memory, self._mode, company)
        entries = 0
        while (acting := state.to_act()) != OVER:
            if acting == CHANCE:
                action = state.sample_chance(chance)
            elif acting == self.seat:
                number = yield [int(one) for one in space.legal(state)]
                action = space.action(state, ActionNumber(number))
            else:
                views, rand = memory.views[acting], acting_luck[acting]
                action = (
                    bots[acting]
                    .choose(seat_of(space.game, state, acting, views, rand, company))
                    .action
                )
            events: list[Event] = []
            state.apply_unchecked(action, events)
            memory.note(events)
            self._rows.note(events)
            entries += 1
            talk.owed = talk.owed or acting != CHANCE
            if talk.owed and state.to_act() != CHANCE:
                yield from self._talk(talk, entries)

    def _talk(self, talk: Talk, entries: int) -> Generator[list[int], int, None]:
        turns = talk.asked(self._state, entries)
        claim: int | None = None
        seat = next(turns, None)
        while seat is not None:
            if seat == self.seat:
                spoken = yield self._sayable()
                claim = next((one for number, one, _ in self._claims if number == spoken), None)
            else:
                claim = talk.claim_of(self._state, seat)
            try:
                before = len(talk.said)
                seat = turns.send(claim)
            except StopIteration:
                seat = None
            for said in talk.said[before:]:
                self._hear(said)

    def _sayable(self) -> list[int]:
        names = set(self.space.game.claims_open(self._state))
        return [*(number for number, _, name in self._claims if name in names), self.silence]

    def _hear(self, said: Said) -> None:
        claims = self.space.game.claims
        kind = claims.kind_of(said.claim)
        self._rows.hear(said.seat, claims.kinds.index(kind), tuple(kind.values(said.claim)))

    def _seen(self) -> Observation:
        mask: NDArray[np.int8] = np.zeros(self.silence + 1, np.int8)
        mask[self._legal] = 1
        seen = np.frombuffer(self.space.observation(self._state, self.seat), np.uint8)
        rows = np.frombuffer(self._rows.seen(self.seat), np.uint8).reshape(-1, ROW)
        return {"observation": seen.copy(), "action_mask": mask, "history": rows.copy()}

    def _told(self) -> dict[str, Any]:
        return {"legal": np.array(self._legal), "speaks": self.silence in self._legal}
