"""A bot that crashes, hangs or answers nonsense loses a turn's time and nothing else."""

from dataclasses import dataclass
from threading import Thread

from farol.bots.bot import Bot, Clock, Seat
from farol.core.errors import shown
from farol.core.rand import Rand


@dataclass(frozen=True)
class Answer:
    """The move to be played, and what was wrong with the bot's own if it is a substitute."""

    action: int
    problem: str | None = None


class Guard:
    """Stands between a bot and the table; `patience` is in seconds, None for a trusted bot."""

    def __init__(self, bot: Bot, patience: float | None = None) -> None:
        self._bot = bot
        self._patience = patience
        self._busy: Thread | None = None

    def choose(self, seat: Seat, clock: Clock | None = None) -> Answer:
        """The bot's move if it is legal and in time; otherwise a legal one, and why."""
        substitute = Rand(seat.rand.bits()).choice(seat.legal_actions())
        if self._patience is None:
            found = self._ask(seat, clock)
        else:
            found = self._ask_in_time(seat, clock, self._patience)
        if isinstance(found, str):
            return Answer(substitute, found)
        if isinstance(found, bool) or not isinstance(found, int):
            return Answer(substitute, f"It answered {shown(found)}, which is no action.")
        if found not in seat.legal_actions():
            return Answer(substitute, f"It answered {shown(found)}, which is not legal here.")
        return Answer(found)

    def _ask(self, seat: Seat, clock: Clock | None) -> object:
        """The answer, or a sentence about how the bot failed."""
        try:
            answer: object = self._bot.choose(seat, clock)
        except Exception as error:  # whatever somebody's bot may raise: the game goes on
            return f"It failed: {type(error).__name__}: {shown(str(error))}."
        return shown(answer) if isinstance(answer, str) else answer

    def _ask_in_time(self, seat: Seat, clock: Clock | None, patience: float) -> object:
        if self._busy is not None and self._busy.is_alive():
            return "It is still busy with an earlier move."
        found: list[object] = []
        self._busy = Thread(target=lambda: found.append(self._ask(seat, clock)), daemon=True)
        self._busy.start()
        self._busy.join(patience)
        return found[0] if found else f"It did not answer within {patience:g} s."
