"""Rows of company."""

from typing import Final, NamedTuple

ANY: Final = "any"


class SeekerRow(NamedTuple):
    """Somebody's search: their wishes, when they began and were last heard of, and the code of the
    table that was found; empty while they look."""

    person: int
    name: str
    face: int | None
    game: str
    pace: str
    experience: str
    language: str
    seats: int
    since: float
    heard: float
    code: str

    def suits(self, other: "SeekerRow") -> bool:
        """Whether both want the same."""
        same = (self.game, self.pace) == (other.game, other.pace)
        return same and self.goes_with(other.experience, other.language)

    def goes_with(self, experience: str, language: str) -> bool:
        """Whether others of this experience and language are welcome."""
        return all(
            mine == theirs or ANY in {mine, theirs}
            for mine, theirs in ((self.experience, experience), (self.language, language))
        )


class MetTable(NamedTuple):
    """A table that came about by a search, and for whom."""

    code: str
    experience: str
    language: str
