"""The client's types hold to the server's: what they name is on the wire, and nothing else matters."""

import msgspec
import pytest

from farol.client import bodies as our_bodies
from farol.client import messages as ours
from farol.protocol import bodies, messages, types

HERE = (ours.Connected, ours.Disconnected, ours.Unknown, ours.Told)
TYPES = [
    kind
    for kind in {**vars(ours), **vars(our_bodies)}.values()
    if isinstance(kind, type) and issubclass(kind, ours.Told) and kind not in HERE
]


def theirs(name: str) -> type[msgspec.Struct]:
    for module in (messages, bodies, types):
        if hasattr(module, name):
            found: type[msgspec.Struct] = getattr(module, name)
            return found
    raise AssertionError(f"the server has no {name}")


@pytest.mark.parametrize("kind", TYPES, ids=lambda kind: kind.__name__)
def test_what_the_client_reads_is_what_the_server_writes(kind: type[ours.Told]) -> None:
    written = {field.name: field for field in msgspec.structs.fields(theirs(kind.__name__))}
    for field in msgspec.structs.fields(kind):
        assert field.name in written
        if written[field.name].required:
            continue
        # what a server may leave out, a client must not ask for
        assert not field.required or written[field.name].default is not msgspec.NODEFAULT


def test_every_message_of_the_client_is_one_of_the_server_with_its_tag() -> None:
    for tag, kind in ours.MESSAGES.items():
        assert theirs(kind.__name__).__struct_config__.tag == tag


def test_a_member_that_nobody_here_knows_is_passed_over() -> None:
    told = ours.decode('{"type": "done", "id": "a", "sealed": [1], "version": 3}')
    assert told == ours.Done("a", 3)


def test_a_message_that_nobody_here_knows_is_passed_on_as_unknown() -> None:
    assert ours.decode('{"type": "claim", "claim": {}, "id": "q"}') == ours.Unknown("claim", "q")


def test_a_step_keeps_events_and_changes_as_they_came() -> None:
    step = {"version": 2, "seat": None, "events": [{"kind": "x", "deep": {"a": [1]}}], "new": 1}
    told = msgspec.convert(step, ours.Step)
    assert told.events == [{"kind": "x", "deep": {"a": [1]}}]
    assert told.changes is None
