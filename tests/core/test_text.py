import pytest

from farol.core.text import Rule, Section, parse_rules

RULES = """\
# A game

Words before the first section are for the reader of the file.

## G1 Turns

**G1.1** A turn is one step,
or none.

**G1.2** [*] The oldest begins.

## G2 End

**G2.1** It ends.
"""


def test_sections_hold_their_rules_in_order() -> None:
    assert parse_rules(RULES) == (
        Section(
            "G1",
            "Turns",
            (
                Rule("G1.1", "A turn is one step, or none.", reconstructed=False),
                Rule("G1.2", "The oldest begins.", reconstructed=True),
            ),
        ),
        Section("G2", "End", (Rule("G2.1", "It ends.", reconstructed=False),)),
    )


def test_a_rule_outside_its_section_is_an_error() -> None:
    with pytest.raises(ValueError, match=r"G2\.1"):
        parse_rules("## G1 Turns\n\n**G2.1** It ends.\n")


def test_a_rule_before_all_sections_is_an_error() -> None:
    with pytest.raises(ValueError, match=r"G1\.1"):
        parse_rules("**G1.1** It ends.\n\n## G1 Turns\n")


def test_a_paragraph_without_number_is_an_error() -> None:
    with pytest.raises(ValueError, match="By the way"):
        parse_rules("## G1 Turns\n\nBy the way.\n")
