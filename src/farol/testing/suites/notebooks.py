"""Notebooks: counts within their totals, from permitted knowledge, with names."""

from hypothesis import strategies as st

from farol.contracts.notebook import NO_NOTEBOOK, page_of
from farol.core.data import Json
from farol.core.event import Event
from farol.core.playout import sample_next
from farol.core.state import OVER
from farol.core.text import LANGUAGES
from farol.games import notebook_of
from farol.testing.play import draw_game, over_games
from farol.testing.suites.base import Suite
from farol.testing.suites.texts import messages

EVERY = 5  # one in so many positions is checked


class NotebookSuite(Suite):
    """The notebook of a game, if it has one."""

    @over_games(15)
    def test_a_notebook_counts_what_is_there_by_name(self, data: st.DataObject) -> None:
        notebook = notebook_of(self.game)
        if notebook is NO_NOTEBOOK:
            return
        names = [messages(self.game, language).keys() for language in LANGUAGES]
        wanted = {f"notebook-{name}" for name in notebook.counts}
        wanted |= {f"notebook-tag-{tag}" for tag in notebook.tags}
        state, rand = draw_game(data, self.game)
        heard: list[dict[str, Json]] = []
        count = 0
        while state.to_act() != OVER:
            events: list[Event] = []
            state.apply_unchecked(sample_next(state, rand), events)
            views = [self.game.event_view(event, None) for event in events]
            heard += [view for view in views if view is not None]
            count += 1
            if count % EVERY:
                continue
            for seat in (None, 0):
                page = page_of(notebook, state.seats, heard, self.game.observe(state, seat))
                for one in page.left:
                    assert 0 <= one.left <= one.of, f"{one.left} of {one.of} {one.name} are left"
                wanted |= {f"notebook-own-{name}" for name, _ in page.own}
                wanted |= {f"notebook-left-{one.group}" for one in page.left}
                wanted |= {one.name for one in page.left}
        missing = [sorted(wanted - known) for known in names]
        assert not any(missing), f"the notebook has no names for {missing}"
