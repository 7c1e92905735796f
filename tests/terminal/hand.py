"""Keys and mouse for terminal tests, with a wait that ends as soon as the terminal is idle.

Textual's own pilot waits until the processor is idle, in steps of 20 ms and for up to a second per
key. That is long if there is nothing left to do, and short on a busy machine.
"""

import unicodedata
from typing import Any

from textual.events import Key
from textual.keys import REPLACED_KEYS, _character_to_key, _get_unicode_name_from_key
from textual.pilot import Pilot

from farol.terminal.app import TableApp

ROUNDS = 2  # the last work may have caused more


class Hand(Pilot[Any]):
    """Textual's pilot, which detects that the terminal is idle."""

    def __init__(self, app: TableApp) -> None:
        super().__init__(app)
        self._table = app

    async def press(self, *keys: str) -> None:
        """Press keys one after another, each when the one before is done."""
        for key in keys:
            self.app.post_message(pressed(key))
            await self.pause()

    async def pause(self, delay: float | None = None) -> None:
        """Wait until everything pressed, received and drawn so far is done and on the screen."""
        assert delay is None, "a test waits for what it wants to see"
        quiet = 0
        while quiet < ROUNDS:
            if self._table._dirty:
                self._table._draw_all()
            await self._wait_for_screen()
            await self.app.animator.wait_until_complete()
            self.app.screen._on_timer_update()
            quiet = quiet + 1 if self._is_quiet() else 0

    def _is_quiet(self) -> bool:
        """Whether no message, callback or redraw is pending."""
        screen = self.app.screen
        pumps = [self.app, *screen.walk_children(with_self=True)]
        waiting = any(pump._message_queue.qsize() + len(pump._next_callbacks) for pump in pumps)
        undrawn = any((screen._layout_required, screen._repaint_required, screen._dirty_widgets))
        return not any((waiting, undrawn, screen._callbacks, self._table._dirty))


def pressed(key: str) -> Key:
    """The event of a key, by name or letter."""
    name = _character_to_key(key) if len(key) == 1 and not key.isalnum() else key
    letter: str | None
    try:
        letter = unicodedata.lookup(_get_unicode_name_from_key(REPLACED_KEYS.get(name, name)))
    except KeyError:
        letter = name if len(name) == 1 else None
    return Key(name, letter)
