"""Whether a page ever held hidden information.

The complete record has the truth. Every view and step that reached a browser must equal, field for
field, the result of `observe` and `event_view` for its seat; nothing of it may remain in the
browser's storage.
"""

import json
from collections.abc import Iterator
from typing import Any, Final

from farol.core.event import Event
from farol.core.state import State
from farol.games import ALL
from farol.protocol.bodies import CompleteRecord
from farol.testing.laws import evening_of
from tests.browser.people import Person, Seen

# Everything that the client may store.
KEPT: Final = {"farol-settings", "farol.seals"}.union(
    *(evening_of(game).stored for game in ALL.values())
)

STORED: Final = """async () => [
  ...Object.keys(localStorage), ...Object.keys(sessionStorage),
  ...(await indexedDB.databases()).map((found) => found.name), ...(await caches.keys()),
]"""


class Truth:
    """All events of a table, version by version, with all secrets."""

    def __init__(self, record: CompleteRecord) -> None:
        self._game = ALL[record.game]
        state = self._game.new(len(record.people), record.options)
        self._states = [state]
        self._events: list[list[Event]] = [[]]
        for entry in record.entries:
            events: list[Event] = []
            if entry.undo_to is not None:
                state = self._states[entry.undo_to]
            else:
                assert entry.action is not None
                state = state.copy()
                state.apply(entry.action, events)
            self._states.append(state)
            self._events.append(events)

    def turn(self, view: Seen) -> State:
        """The state of a view: during simultaneous choices at the turn of the viewing seat, or of
        the first one that has not chosen.
        """
        game, look = self._game, view["look"]
        state: State = self._states[view["version"]]
        together: Seen | None = view.get("together")
        if together is None:
            return state
        own: dict[int, int] = {}
        if together["mine"] is not None:
            assert look in together["chosen"]
            own[look] = game.parse_action(game.turn_of(state, look), together["mine"])
        waiting = together["waiting_for"]
        turn: State = game.turn_of(state, look if look in waiting else waiting[0], own)
        return turn

    def observation(self, view: Seen) -> Seen:
        seen: Seen = _as_json(self._game.observe(self.turn(view), view["look"]))
        return seen

    def events(self, version: int, look: int | None) -> list[Seen]:
        views = [self._game.event_view(event, look) for event in self._events[version]]
        return [_as_json(view) for view in views if view is not None]

    def choices(self, view: Seen) -> list[Seen]:
        state, look = self.turn(view), view["look"]
        if look is None or state.to_act() != look:
            return []
        actions = state.legal_actions()
        return [_as_json(self._game.action_json(state, action)) for action in actions]


def check_secrecy(somebody: Person, truth: Truth, *seats: int) -> None:
    """Everything that the browser of a person with these seats received is permitted."""
    looks = {None, *seats}
    views = list(_views(somebody.heard))
    assert views, "nothing was heard at all"
    for view in views:
        look = view["look"]
        assert look in looks
        assert view["observation"] == truth.observation(view)
        # None while a bot stands in or the table makes a forced move.
        assert view["choices"] in ([], truth.choices(view))
        for step in [*view.get("steps", []), *view.get("history", [])]:
            assert step["events"] == truth.events(step["version"], look)
    assert set(somebody.page.evaluate(STORED)) <= KEPT


def _views(heard: list[Seen]) -> Iterator[Seen]:
    """All full views and updates, also nested in other messages."""
    for frame in heard:
        for found in (frame, frame.get("view"), frame.get("missed")):
            if isinstance(found, dict) and "observation" in found:
                yield found


def _as_json(value: Any) -> Any:
    return json.loads(json.dumps(value))
