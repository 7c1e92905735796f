"""Games for OpenSpiel, registered on import: `pyspiel.load_game("farol_NAME(players=3)")`.

Parameters are the number of players, the game's own options, and `history`: the latest events in an
information state's tensor, which come after the observation, and `points`: returns are points above
the mean, not places. The string of an information state is a key of all events.
"""

from copy import copy
from typing import Any, ClassVar, Final, TypeAlias

from farol.extras import lacking

try:
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise lacking(error, "research") from None

from farol.core.choices import Choices
from farol.core.data import Json
from farol.core.encoder import choices_of, numbers_of, observed
from farol.core.event import Event
from farol.core.history import ROW, EventRows
from farol.core.options import complete_options
from farol.core.rand import Rand
from farol.core.state import OVER, State
from farol.games import ALL, AnyGame, part
from farol.research.recall import Recall
from farol.research.spaces import ActionNumber, BadUse, Space

OUTCOMES: Final = 128  # upper bound of chance outcomes: tiles, cards, seats, faces of dice
PLAYERS: Final = "players"
HISTORY: Final = "history"
POINTS: Final = "points"
MOST_POINTS: Final = 1000.0  # away from the mean
CHANCE_PLAYER: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
ROWS: Final = 64  # of a history, by default
Tensor: TypeAlias = NDArray[np.float32]


def load(game: str, seats: int, options: dict[str, Json] | None = None) -> "FarolGame":
    """A game for so many seats; BadOptions says what is invalid."""
    space = Space(game, seats, options)  # rejects invalid arguments
    loaded: FarolGame = pyspiel.load_game(f"farol_{game}", {PLAYERS: seats, **space.options})
    return loaded


def _fewest(game: AnyGame) -> int:
    """The fewest seats, at least two: returns are zero-sum, which a solo game cannot be."""
    return max(2, game.seats[0])


def game_type(game: AnyGame) -> Any:
    """OpenSpiel's description of the game."""
    defaults = complete_options(game.options, dict(game.unattended))
    return pyspiel.GameType(
        short_name=f"farol_{game.name}",
        long_name=f"Farol: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=_fewest(game),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={PLAYERS: _fewest(game), HISTORY: ROWS, POINTS: False, **defaults},
    )


class FarolGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """Returns go by place. Information states are hashes with perfect recall."""

    farol: ClassVar[AnyGame]
    kind: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        seats = given.pop(PLAYERS, _fewest(self.farol))
        self.rows: Final[int] = given.pop(HISTORY, ROWS)
        self.by_points: Final[bool] = given.pop(POINTS, False)
        self.space = Space(self.farol, seats, given)
        self.space.event_rows(self.rows)  # rejects other counts
        info = pyspiel.GameInfo(
            num_distinct_actions=self.space.numbers,
            max_chance_outcomes=OUTCOMES,
            num_players=seats,
            min_utility=-MOST_POINTS if self.by_points else self.space.lowest,
            max_utility=MOST_POINTS if self.by_points else self.space.highest,
            utility_sum=0.0,
            max_game_length=self.space.longest,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> "FarolState":
        """A game before its first deal."""
        return FarolState(self, self.space, self.rows, self.by_points)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "FarolObserver":
        """The observer for observations and information states."""
        if params:
            raise ValueError(f"Observers have no parameters here, such as {params}.")
        perfect = iig_obs_type is not None and iig_obs_type.perfect_recall
        return FarolObserver(self.space, perfect, self.rows)


class GameCourse:
    """A state of the rules and every seat's history on the way to it, read when it is asked for."""

    def __init__(self, space: Space, rows: int) -> None:
        self.space: Final = space
        self.state: State = space.new()
        self._rows = rows
        self._then: State = space.new()  # as far as histories were read
        self._news: list[int] = []  # what was done from then on
        self._recall: Recall | None = None
        self._told: EventRows | None = None
        self._borrowed = False  # another course has the same rows
        self.look()

    def look(self) -> None:
        """Find who is to act."""
        acting = self.state.to_act()
        self.player = acting if acting >= 0 else TERMINAL if acting == OVER else CHANCE_PLAYER
        self._choices: Choices | None = None  # the legal actions, once they are asked for
        self._outcomes: list[tuple[int, int]] | None = None  # those of chance, likewise

    def apply(self, action: int) -> None:
        """Go on by a legal action or an outcome of chance."""
        self.state.apply_unchecked(action)
        self._news.append(action)
        self.look()

    def become(self, world: State) -> None:
        """Go on from another state, with the histories that led to this one."""
        self.read()
        self.state = world
        self._then = world.copy()
        self.look()

    def choices(self) -> Choices:
        """The legal actions with their numbers."""
        if self._choices is None:
            self._choices = choices_of(self.space.encoder, self.state)
        return self._choices

    def outcomes(self) -> list[tuple[int, int]]:
        """The outcomes of chance with weights; empty unless chance is next."""
        if self._outcomes is None:
            chance = self.player == CHANCE_PLAYER
            self._outcomes = self.state.chance_outcomes() if chance else []
        return self._outcomes

    def read(self) -> tuple[Recall, EventRows | None]:
        """Every seat's key, and its latest events."""
        if self._recall is None:
            self._recall = Recall(self.space.game, self.space.seats, self.space.options)
            self._told = self.space.event_rows(self._rows)
        if self._borrowed:
            self._recall = self._recall.copy()
            self._told = None if self._told is None else self._told.copy()
            self._borrowed = False
        for action in self._news:
            events: list[Event] = []
            acting = self._then.to_act()
            self._then.apply_unchecked(action, events)
            self._recall.note(acting, action, events)
            if self._told is not None:
                self._told.note(events)
        self._news = []
        return self._recall, self._told

    def __deepcopy__(self, _memo: object) -> "GameCourse":
        twin = copy(self)
        twin.state = self.state.copy()
        twin._then = self._then.copy()
        twin._news = self._news[:]
        twin._borrowed = self._borrowed = self._recall is not None
        return twin


class FarolState(pyspiel.State):  # type: ignore[misc]
    """A state of the rules with every seat's history.

    Programs in Python call its methods directly; OpenSpiel's own code reaches those that begin with
    an underscore.
    """

    def __init__(self, game: FarolGame, space: Space, rows: int, by_points: bool) -> None:
        super().__init__(game)
        self._by_points = by_points
        self.space = space
        self.course = GameCourse(space, rows)

    @property
    def inner(self) -> State:
        """The state of the rules."""
        return self.course.state

    @inner.setter
    def inner(self, state: State) -> None:
        self.course.become(state)

    @property
    def recall(self) -> Recall:
        """Every seat's key."""
        return self.course.read()[0]

    @property
    def told(self) -> EventRows | None:
        """Every seat's latest events."""
        return self.course.read()[1]

    def current_player(self) -> int:
        """A seat, chance, or terminal."""
        return self.course.player

    def is_chance_node(self) -> bool:
        """Whether chance is next."""
        return self.course.player == CHANCE_PLAYER

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal numbers of the player to act, ascending."""
        mine = self.course.player
        if mine < 0 or player not in {None, mine}:
            legal: list[int] = super().legal_actions(*([] if player is None else [player]))
            return legal
        return numbers_of(self.course.choices())

    def _legal_actions(self, player: int) -> list[int]:
        assert player == self.course.player
        return numbers_of(self.course.choices())

    def observation_tensor(self, player: int | None = None) -> Tensor:
        """What a player sees, by default the one to act."""
        asked = self._asked(player)
        seen = observed(self.space.encoder, self.course.state, asked)
        return np.frombuffer(seen, np.uint8).astype(np.float32)

    def information_state_tensor(self, player: int | None = None) -> Tensor:
        """The same, and the latest events."""
        asked = self._asked(player)
        seen = observed(self.space.encoder, self.course.state, asked)
        told = self.told
        if told is not None:
            seen += told.seen(asked)
        return np.frombuffer(seen, np.uint8).astype(np.float32)

    def _asked(self, player: int | None) -> int:
        asked = self.course.player if player is None else player
        if not 0 <= asked < self.space.seats:
            raise BadUse(f"Players are counted from 0 to {self.space.seats - 1}, not {asked}.")
        return asked

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Outcomes of chance with probabilities."""
        outcomes = self.course.outcomes()
        total = sum([weight for _, weight in outcomes])
        return [(outcome, weight / total) for outcome, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        course = self.course
        if course.player >= 0:
            action = self._action(action)
        elif all(action != outcome for outcome, _ in course.outcomes()):
            course.state.apply(action)  # raises BadAction, which says what is wrong
        course.apply(action)

    def _action(self, number: int) -> int:
        """The legal action of a number; BadAction says what is wrong."""
        action = self.course.choices().action_of(number)
        return self.space.action(self.inner, ActionNumber(number)) if action < 0 else action

    def _action_to_string(self, player: int, action: int) -> str:
        chance = player == CHANCE_PLAYER
        return self.space.game.notation(self.inner, action if chance else self._action(action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.course.player == TERMINAL

    def returns(self) -> list[float]:
        """By place, or by points above their mean; zeros before the end."""
        if not self.is_terminal():
            return [0.0] * self.space.seats
        progress = self.space.progress("points") if self._by_points else None
        if progress is not None:
            totals = progress.totals(self.inner)
            return [one - sum(totals) / len(totals) for one in totals]
        return self.space.returns(self.inner)

    def __str__(self) -> str:
        return self.space.game.text(self.inner)


class FarolObserver:
    """An observation as a tensor with named parts and as text. An information state has the latest
    events besides, and its text is a hash with perfect recall."""

    def __init__(self, space: Space, perfect: bool, rows: int) -> None:
        self._space = space
        self._perfect = perfect
        self.tensor = np.zeros(space.size + perfect * rows * ROW, np.float32)
        self.dict = {}
        for one in space.parts:
            self.dict[one.name] = self.tensor[space.slices[one.name]].reshape(one.shape)
        if perfect and rows:
            self.dict[HISTORY] = self.tensor[space.size :].reshape(rows, ROW)

    def set_from(self, state: FarolState, player: int) -> None:
        """Fill the tensor, with numbers of 0 to 255."""
        seen = observed(self._space.encoder, state.inner, player)
        self.tensor[: len(seen)] = np.frombuffer(seen, np.uint8)
        if self._perfect and state.told is not None:
            self.tensor[len(seen) :] = np.frombuffer(state.told.seen(player), np.uint8)

    def string_from(self, state: FarolState, player: int) -> str:
        """The hash of the player's whole history, or its present view."""
        if self._perfect:
            return state.recall.key(player)
        return self._space.game.text(state.inner, player)


def resample(state: FarolState, player: int, rand: Rand) -> FarolState:
    """A random state that the player cannot distinguish from this one, for searches such as ISMCTS.

    The other players' information states may differ in it, and their tensors show no events from
    before: what they really saw is theirs. Its move history is the real one:
    OpenSpiel uses only its length.
    """
    twin: FarolState = state.clone()
    twin.inner = state.inner.sample_world(player, rand)
    for other in range(state.space.seats):
        if other != player:
            twin.recall.see(other, state.space.observation(twin.inner, other))
            if twin.told is not None:
                twin.told.forget(other)
    return twin


def register(game: AnyGame) -> None:
    """Make a game of one's own known to OpenSpiel, as farol_NAME."""
    kind = game_type(game)
    members = {"farol": game, "kind": kind, "__doc__": FarolGame.__doc__}
    pyspiel.register_game(kind, type(f"Farol_{game.name}", (FarolGame,), members))


def _register_all() -> None:
    for game in ALL.values():
        if part(game, "tensor") is not None:
            register(game)


_register_all()
