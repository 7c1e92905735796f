"""Declared JSON types: validation and generated text."""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest

from farol.core.shapes import (
    Names,
    Private,
    SeatNumber,
    json_schema,
    members,
    mismatch,
    type_text,
    typescript,
)

Colour = Literal["red", "blue"]


class Hat(TypedDict):
    """Something to wear."""

    colour: Colour
    size: Annotated[int, "in inches"]
    owner: NotRequired[Annotated[str | None, Private]]
    corners: list[tuple[int, float]]
    notes: dict[str, list[None]]


HAT = {"colour": "red", "size": 7, "corners": [[1, 2.5], [2, 3]], "notes": {"a": [None]}}


def test_what_was_declared_fits() -> None:
    assert mismatch(HAT, Hat) is None
    assert mismatch({**HAT, "owner": None}, Hat) is None


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"colour": "green"}, "it.colour is 'green', not one of ('red', 'blue')"),
        ({"size": True}, "it.size is True, not int"),
        ({"size": "7"}, "it.size is '7', not int"),
        ({"owner": 3}, "it.owner is 3, none of 2 types"),
        ({"corners": [[1]]}, "it.corners[0] is [1], not a list of 2"),
        ({"corners": {}}, "it.corners is {}, not a list"),
        ({"notes": []}, "it.notes is [], not an object"),
        ({"notes": {"a": [1]}}, "it.notes.a[0] is 1, not NoneType"),
        ({"brim": 1}, "it.brim is not declared in Hat"),
    ],
)
def test_what_does_not_fit_is_told(change: dict[str, object], told: str) -> None:
    assert mismatch({**HAT, **change}, Hat) == told


def test_private_members_are_known() -> None:
    assert [member.name for member in members(Hat) if member.private] == ["owner"]


class Bid(TypedDict):
    """Seats in every form in which a member can hold them."""

    first: Annotated[int | None, SeatNumber]
    last: Annotated[int, SeatNumber] | None
    others: list[Annotated[int, SeatNumber]]
    height: int | None


def test_a_seat_is_marked_inside_or_outside_of_a_union_and_in_a_list() -> None:
    for last in (None, 0):
        bid = {"first": 1, "last": last, "others": [0, 1], "height": None}
        assert mismatch(bid, Bid) is None
        assert mismatch({**bid, "others": ["Ana"]}, Bid) == "it.others[0] is 'Ana', not int"
    assert [member.name for member in members(Bid) if member.seat] == ["first", "last", "others"]
    assert "readonly last: number | null;" in typescript({"Bid": Bid})


def test_types_are_written_in_typescript() -> None:
    assert (
        typescript({"Colour": Colour, "Hat": Hat})
        == """\
export type Colour = "red" | "blue";

/** Something to wear. */
export interface Hat {
  readonly colour: Colour;
  readonly size: number; // in inches
  readonly owner?: string | null;
  readonly corners: readonly (readonly [number, number])[];
  readonly notes: Readonly<Record<string, readonly null[]>>;
}
"""
    )


def test_types_are_written_as_a_schema() -> None:
    schema = json_schema({"Colour": Colour, "Hat": Hat})["Hat"]
    assert schema == {
        "type": "object",
        "description": "Something to wear.",
        "properties": {
            "colour": {"$ref": "#/$defs/Colour"},
            "size": {"type": "integer"},
            "owner": {"anyOf": [{"type": "string"}, {"type": "null"}]},
            "corners": {
                "type": "array",
                "items": {
                    "type": "array",
                    "prefixItems": [{"type": "integer"}, {"type": "number"}],
                    "items": False,
                },
            },
            "notes": {
                "type": "object",
                "additionalProperties": {"type": "array", "items": {"type": "null"}},
            },
        },
        "required": ["colour", "size", "corners", "notes"],
        "additionalProperties": False,
    }


@pytest.mark.parametrize(
    ("shape", "text"),
    [
        (dict[str, int], "Readonly<Record<string, number>>"),
        (
            dict[Literal["bone", "tooth"], int],
            'Readonly<Partial<Record<"bone" | "tooth", number>>>',
        ),
    ],
)
def test_a_dict_promises_none_of_its_named_keys(shape: Any, text: str) -> None:
    assert type_text(shape, Names({})) == text
