"""Texts from several sources, in one language."""

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from farol.telling.functions import functions
from farol.telling.naming import told
from farol.telling.scope import Rules, TellingFrame, now, picked, telling


class Texts:
    """Messages of several Fluent sources, the first one taking precedence, and a game's rules for
    choosing them."""

    def __init__(self, language: str, *sources: str, rules: Rules | None = None) -> None:
        # Isolation marks around values are for bidirectional text; terminals show them.
        own = functions(self)
        self._bundle = FluentBundle([language], functions=dict(own), use_isolating=False)
        self._resources = [FluentResource(source) for source in sources]
        for resource in self._resources:
            self._bundle.add_resource(resource)
        self.language = language
        self.rules = rules

    def __call__(self, message: str, /, **values: object) -> str:
        """The text, `name.part` for a part; the message id if there is none."""
        before = now()
        rules = self.rules or before.rules
        with telling(
            TellingFrame(values, before.context, rules, before, before.events, named=False)
        ):
            return self.here(message)

    def here(self, message: str) -> str:
        """The text in the present frame."""
        chosen = self.picked(message)
        pattern = self._pattern(chosen)
        if pattern is None:
            return chosen
        named, members = now().named, now().thing.items()
        known = {name: told(value, name if named else "", self) for name, value in members}
        if "seat" in known:
            known.setdefault("player", known["seat"])
        text, problems = self._bundle.format_pattern(pattern, known)
        return chosen if problems else str(text)

    def picked(self, message: str) -> str:
        """The message that the game's rules substitute, in the present frame."""
        rule = self.rules.says.get(message) if self.rules is not None else None
        return message if rule is None else picked(rule, now())

    def _pattern(self, message: str):  # type: ignore[no-untyped-def] # the library's pattern has no public name
        name, _, part = message.partition(".")
        if not self._bundle.has_message(name):
            return None
        found = self._bundle.get_message(name)
        return found.attributes.get(part) if part else found.value

    def has(self, message: str) -> bool:
        """Whether the message exists."""
        return self._pattern(message) is not None

    def variables(self, message: str) -> frozenset[str]:
        """The variables used by a message and its parts."""
        found = _Variables()
        for resource in self._resources:
            for entry in resource.body:
                if isinstance(entry, Message) and entry.id.name == message:
                    found.visit(entry)
                    return frozenset("seat" if one == "player" else one for one in found.names)
        return frozenset()


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.names.append(node.id.name)
