"""Texts of several sources, in one language."""

from fluent.runtime import FluentBundle, FluentResource

from farol.wording.context import Value


class Texts:
    """Messages of several Fluent sources; of two with one name the first source's counts."""

    def __init__(self, language: str, *sources: str) -> None:
        # Isolation marks around values are for mixed writing directions; terminals show them.
        self._bundles = [_bundle(source, language) for source in sources]
        self.language = language

    def __call__(self, message: str, /, **values: Value) -> str:
        """The text, `name.part` for a part; the message's own name if nobody wrote it."""
        name, _, part = message.partition(".")
        for bundle in self._bundles:
            if not bundle.has_message(name):
                continue
            found = bundle.get_message(name)
            pattern = found.attributes.get(part) if part else found.value
            if pattern is not None:
                text, problems = bundle.format_pattern(pattern, values)
                if not problems:
                    return str(text)
        return message

    def has(self, message: str) -> bool:
        """Whether somebody wrote it."""
        return any(bundle.has_message(message) for bundle in self._bundles)


def _bundle(source: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return bundle
