"""Texts from several sources, in one language."""

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from farol.telling.functions import functions
from farol.telling.naming import told
from farol.telling.scope import Rules, TellingFrame, now, picked, telling


class Texts:
    """Messages of several Fluent sources, the first one taking precedence, and a game's rules for
    choosing them."""

    def __init__(self, language: str, *sources: str, rules: Rules | None = None) -> None:
        # Only values that need isolation marks get them: some terminals show them.
        own = functions(self)
        self._bundle = FluentBundle([language], functions=dict(own), use_isolating=False)
        self._entries: dict[str, Message] = {}
        for source in sources:
            resource = FluentResource(source)
            self._bundle.add_resource(resource)
            for entry in resource.body:
                if isinstance(entry, Message):
                    self._entries.setdefault(entry.id.name, entry)
        self._needs: dict[str, frozenset[str]] = {}
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
        named, members = now().named, now().thing
        known: dict[str, object] = {}
        for name in self._needed(chosen.partition(".")[0]):
            member = "seat" if name == "player" and name not in members else name
            if member in members:
                known[name] = told(members[member], member if named else "", self)
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

    def _needed(self, message: str) -> frozenset[str]:
        """The variables of a message and of all messages that it refers to."""
        if message not in self._needs:
            found, some = _Variables(), [message]
            for one in some:  # which grows meanwhile
                if one in self._entries:
                    found.visit(self._entries[one])
                some += [name for name in found.messages if name not in some]
            self._needs[message] = frozenset(found.names)
        return self._needs[message]

    def has(self, message: str) -> bool:
        """Whether the message exists."""
        return self._pattern(message) is not None

    def messages(self, prefix: str) -> list[str]:
        """The messages whose names begin so, of all sources."""
        return [name for name in self._entries if name.startswith(prefix)]

    def variables(self, message: str) -> frozenset[str]:
        """The variables used by a message and its parts."""
        found = _Variables()
        if message in self._entries:
            found.visit(self._entries[message])
        return frozenset("seat" if one == "player" else one for one in found.names)


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: list[str] = []
        self.messages: list[str] = []

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.names.append(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 - Fluent's name
        self.messages.append(node.id.name)
