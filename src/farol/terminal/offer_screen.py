"""A modal menu: claims, or management of the table."""

from collections.abc import Awaitable, Callable, Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.events import Key
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from farol.terminal.appearance import Appearance
from farol.terminal.canvas import sentence_in_ascii
from farol.terminal.modal import Modal
from farol.terminal.offers import Command, Offer, entry_at
from farol.terminal.session import Session
from farol.terminal.widgets import TextLines


class OfferScreen(Modal[None]):
    """A tree of menu entries, selected by arrows, numbers or the mouse. A command closes it, except
    in the lobby."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,left,backspace", "back", show=False),
        Binding("right", "into", show=False),
    ]

    def __init__(
        self,
        name: str,
        session: Session,
        appearance: Appearance,
        offers: Callable[[], Sequence[Offer]],
        do: Callable[[Command], Awaitable[bool]],
    ) -> None:
        super().__init__()
        self._kind = name
        self._session = session
        self._appearance = appearance
        self._offers = offers
        self._do = do
        self._path: list[int] = []
        self._shown: Sequence[Offer] = ()

    def compose(self) -> ComposeResult:
        """A title, a list, what to press."""
        with Vertical(classes="page"):
            yield TextLines(self._appearance, "page-title")
            yield OptionList(id="offers", markup=False, compact=True)
            yield TextLines(self._appearance, "page-lines")
            yield TextLines(self._appearance, "page-keys")

    def begin(self) -> None:
        """The first list."""
        say = self._session.texts
        keys = [f"1-9 Enter {say('key-pick')}", f"Esc {say('key-back')}"]
        self.query_one("#page-keys", TextLines).show([("  ".join(keys), "dim")])
        self.query_one(OptionList).focus()
        self.renew()

    @property
    def _stays(self) -> bool:
        info = self._session.table.info
        return self._kind == "table" and info is not None and info.status == "lobby"

    def renew(self) -> None:
        """Update the entries; leaves a submenu that no longer exists."""
        offers, say = self._offers(), self._session.texts
        at = entry_at(offers, self._path)
        while self._path and (at is None or not at.within):
            self._path.pop()
            at = entry_at(offers, self._path)
        fresh = at.within if at is not None else tuple(offers)
        title = at.label if at is not None else say(f"title-{self._kind}")
        self.query_one("#page-title", TextLines).show([(title, "title")])
        help_text = say("talk-help") if self._kind == "claim" else ""
        if not fresh:
            help_text = say("nothing-offered")
        self.query_one("#page-lines", TextLines).show([(help_text, "dim")])
        if [(one.label, one.now) for one in fresh] != [(one.label, one.now) for one in self._shown]:
            self._list(fresh)
        self._shown = fresh

    def _list(self, offers: Sequence[Offer]) -> None:
        chooser = self.query_one(OptionList)
        place = chooser.highlighted if len(offers) == len(self._shown) else 0
        labels = [self._label(number, one) for number, one in enumerate(offers, 1)]
        chooser.clear_options()
        chooser.add_options(
            [Option(sentence_in_ascii(one) if self._appearance.ascii else one) for one in labels]
        )
        if offers:
            chooser.highlighted = place or 0

    def _label(self, number: int, offer: Offer) -> str:
        mark = "●" if offer.now else "›" if offer.within else " "
        read = offer.do is None and not offer.within  # only a line of text
        return f"     {offer.label}" if read else f"{number:>2} {mark} {offer.label}"

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Keep the event from the app, which has a list of its own."""
        event.stop()

    async def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter, or a click."""
        event.stop()
        await self._pick(event.option_index)

    async def on_key(self, event: Key) -> None:
        """A number selects an entry."""
        if event.character is not None and event.character in "123456789":
            event.stop()
            await self._pick(int(event.character) - 1)

    async def _pick(self, place: int) -> None:
        if not 0 <= place < len(self._shown):
            return
        offer = self._shown[place]
        if offer.within:
            self._path.append(place + 1)
            self.renew()
            return
        if offer.do is None:
            return
        done = await self._do(offer.do)
        if not self.is_current:
            return
        if done and not self._stays:
            self.dismiss()
        elif done:
            self._path = self._path[:-1]
            self.renew()
        else:
            self.dismiss()  # the reason is shown above the choices

    async def action_into(self) -> None:
        """Open the highlighted submenu."""
        place = self.query_one(OptionList).highlighted
        if place is not None and place < len(self._shown) and self._shown[place].within:
            await self._pick(place)

    def action_back(self) -> None:
        """Back to the parent menu, or to the table."""
        if self._path:
            self._path.pop()
            self.renew()
        else:
            self.dismiss()
