"""The format of the numbered rules."""

import pytest

from farol.core.text import Rule, Section, parse_rules

SOURCE = """# A game

Words before the first section are for readers of the file.

## G1 Begin

**G1.1** One
goes first.

**G1.2** [*] Nobody knows who.

## G2 End

**G2.1** All go home.
"""


def test_sections_and_rules_are_read() -> None:
    assert parse_rules(SOURCE) == (
        Section(
            "G1",
            "Begin",
            (
                Rule("G1.1", "One goes first.", reconstructed=False),
                Rule("G1.2", "Nobody knows who.", reconstructed=True),
            ),
        ),
        Section("G2", "End", (Rule("G2.1", "All go home.", reconstructed=False),)),
    )


def test_nothing_is_no_rules() -> None:
    assert parse_rules("") == ()
    assert parse_rules("Just words.") == ()


@pytest.mark.parametrize(
    "source",
    ["**G1.1** Early.", "## G1 A\n\n**G2.1** Elsewhere.", "## G1 A\n\n**G11.1** Elsewhere."],
)
def test_a_rule_stands_in_its_section(source: str) -> None:
    with pytest.raises(ValueError, match="outside its section"):
        parse_rules(source)


@pytest.mark.parametrize(
    "line",
    ["Loose words.", "**G1.1**No blank.", "**G1** No number.", "G1.1 No stars.", "### G1 Deep"],
)
def test_anything_else_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match="neither a section nor a numbered rule"):
        parse_rules(f"## G1 A\n\n{line}")


@pytest.mark.parametrize(
    "source",
    [
        "## G1 A\n**G1.1** Swallowed by the title.",
        "## G1 A\n\n**G1.1** One.\n**G1.2** Swallowed by the first.",
        "## G1 A\n\n**G1.1** One.\n## G2 Swallowed as well",
    ],
)
def test_a_forgotten_blank_line_is_refused(source: str) -> None:
    with pytest.raises(ValueError, match="blank line"):
        parse_rules(source)
