"""Talk between bots in a match: claims after a move, and answers to them."""

from collections import defaultdict
from collections.abc import Generator, Sequence
from typing import Any, Final

from farol.bots.bot import Memory, TalkMode, seat_of
from farol.bots.registry import profile_of
from farol.bots.safe import SafeBot
from farol.core.claims import Said, said_from_json
from farol.core.data import Json
from farol.core.rand import Rand
from farol.core.state import OVER, State
from farol.games import AnyGame

ANSWERS: Final = 2  # rounds of answers before the next move


class Talk:
    """The claims of one match, in all games, including those that only have manners."""

    def __init__(
        self,
        game: AnyGame,
        bots: Sequence[SafeBot],
        rands: Sequence[Rand],
        memory: Memory,
        talk_mode: TalkMode,
        company: tuple[str, ...],
    ) -> None:
        self._game = game
        self._bots = bots
        self._rands = rands
        self._memory = memory
        self._talk_mode = talk_mode
        self._company = company
        self._heard = [0] * len(bots)  # by seat: views already considered
        self.said: list[Said] = []
        self.owed = False  # a move was made since bots were asked

    def go_round(self, state: State, entries: int) -> None:
        """Ask every bot that news may make speak, and let the others answer."""
        turns = self.asked(state, entries)
        try:
            seat = next(turns)
            while True:
                seat = turns.send(self.claim_of(state, seat))
        except StopIteration:
            pass

    def asked(self, state: State, entries: int) -> Generator[int, int | None, None]:
        """The seats that news may make speak, one after another; each is sent its claim."""
        self.owed = False
        for _ in range(1 + ANSWERS):
            spoken = False
            for seat in range(state.seats):
                if self._is_moved(state, seat):
                    claim = yield seat
                    if claim is not None:
                        self._hear(Said(entries, seat, claim))
                        spoken = True
            if not spoken:
                return

    def claim_of(self, state: State, seat: int) -> int | None:
        """What the bot of a seat says now."""
        views = self._memory.views[seat]
        at = seat_of(self._game, state, seat, views, self._rands[seat], self._company)
        return self._bots[seat].say(at, self._talk_mode).claim

    def _is_moved(self, state: State, seat: int) -> bool:
        views = self._memory.views[seat]
        news, self._heard[seat] = views[self._heard[seat] :], len(views)
        return profile_of(self._game).is_moved_to_speak(seat, news, state.to_act() == OVER)

    def _hear(self, said: Said) -> None:
        self.said.append(said)
        self._memory.hear(said)

    def record(self) -> list[Json]:
        """All claims, for a file."""
        return [said.to_json(self._game.claims) for said in self.said]


def heard(game: AnyGame, result: dict[str, Any]) -> dict[int, list[Said]]:
    """The claims of a recorded match, by the number of preceding entries."""
    found: dict[int, list[Said]] = defaultdict(list)
    for said in said_from_json(result.get("claims", []), game.claims, len(result["bots"])):
        found[said.after].append(said)
    return found
