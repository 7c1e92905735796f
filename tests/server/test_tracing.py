"""Traces of moves: durations across all servers, and no secrets."""

import asyncio
import gc
import gzip
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from farol.server.cluster.relay import traced
from farol.server.play.model.state import ClientMessage
from farol.server.store.store import PendingWrite, Rows
from farol.server.tracing import (
    KIND,
    MAX_PARENT,
    OUTCOME,
    PARTS,
    CannotTrace,
    Trace,
    Tracer,
    opened_tracer,
)
from tests.postgresql import Postgres
from tests.server.harness import BOT, MINE, AsgiSocket, Harness
from tests.server.test_cluster import node
from tests.server.test_serve import SECONDS, Player

pytest.importorskip("opentelemetry.sdk", reason="these tests need farol[traces]")

from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter


@pytest.fixture
def kept() -> InMemorySpanExporter:
    return InMemorySpanExporter()


@pytest.fixture
def tracer(kept: InMemorySpanExporter) -> Tracer:
    provider = TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(kept))
    return Tracer(provider)


def whole(spans: tuple[ReadableSpan, ...]) -> list[ReadableSpan]:
    return [span for span in spans if span.name == "message"]


def parts_of(spans: tuple[ReadableSpan, ...], message: ReadableSpan) -> list[str]:
    """The names of a message's parts, in order."""
    assert message.context is not None
    inside = [
        span
        for span in spans
        if span.parent is not None and span.parent.span_id == message.context.span_id
    ]
    return [span.name for span in sorted(inside, key=lambda span: span.start_time or 0)]


async def test_a_move_is_received_checked_saved_and_told_and_nothing_is_given_away(
    harness: Harness, tracer: Tracer, kept: InMemorySpanExporter
) -> None:
    harness.context.tracer = tracer
    ana, token = await harness.people.add("Anastasia")
    table = await harness.open(ana, MINE, MINE, BOT, start=True)
    async with AsgiSocket(harness, token) as socket:
        socket.say("hello", code=table.row.code, look=0)
        welcome = await socket.next("welcome")
        socket.say("look", look=welcome["view"]["observation"]["to_act"] or 0)
        view = await socket.next("view")
        move = {"seat": view["look"], "action": view["choices"][0]}
        socket.say("act", id="a", version=view["version"], **move)
        assert (await socket.next("steps"))["answer"] == "a"
        socket.say("act", id="late", version=view["version"], **move)
        assert (await socket.next("refused", "steps"))["type"]
        socket.say("ping", id="p")
        await socket.next("pong")
    spans = kept.get_finished_spans()
    _, done, late, _ = whole(spans)
    assert parts_of(spans, done) == ["received", "checked", "saved", "told"]
    assert parts_of(spans, late) == ["received", "checked", "told"]
    assert dict(done.attributes or {}) == {KIND: "Act", OUTCOME: "done"}
    assert dict(late.attributes or {}).keys() == {KIND, OUTCOME}
    check_secrets(spans, table.row.code, table.row.secret, token, "Anastasia")


async def test_without_a_tracer_messages_carry_nothing(harness: Harness) -> None:
    ana, token = await harness.people.add("Ana")
    table = await harness.open(ana, MINE, BOT, BOT, start=True)
    async with AsgiSocket(harness, token) as socket:
        socket.say("hello", code=table.row.code, look=0)
        await socket.next("welcome")
        carried: list[Trace | None] = []
        save, asked = harness.store.tables.save, "asked without a tracer"

        def noting(number: int, rows: Rows) -> PendingWrite:
            # by type: isinstance on a dead weak proxy would raise
            found = [one for one in gc.get_objects() if type(one) is ClientMessage]
            carried.extend(one.trace for one in found if one.message.id == asked)
            return save(number, rows)

        harness.store.tables.save = noting  # type: ignore[assignment,method-assign]
        socket.say("say", seat=0, text="Hello", id=asked)
        await socket.next("done")
    assert carried == [None]


def test_a_trace_ends_once(tracer: Tracer, kept: InMemorySpanExporter) -> None:
    trace = tracer.begin("Act")
    trace.end("done")
    trace.part("told")
    trace.end("lost")
    assert [span.name for span in kept.get_finished_spans()] == ["received", "message"]


def test_another_server_goes_on_with_a_trace(tracer: Tracer, kept: InMemorySpanExporter) -> None:
    here = tracer.begin("Act")
    parent, message = traced(f"{here.parent} ".encode() + b'{"type":"act"}')
    assert message == b'{"type":"act"}'
    tracer.begin("Act", parent).end("done")
    here.end("carried")
    there, first = whole(kept.get_finished_spans())
    assert there.context is not None
    assert first.context is not None
    assert there.context.trace_id == first.context.trace_id
    assert there.parent is not None
    assert there.parent.span_id == first.context.span_id


@pytest.mark.parametrize("frame", [b"", b" ", b"x", b"\xff {}", b"0" * 1000, b"00-1-2-3 {"])
def test_what_is_no_trace_does_no_harm(frame: bytes, tracer: Tracer) -> None:
    parent, message = traced(frame)
    assert len(parent) <= MAX_PARENT + 1
    assert len(message) <= len(frame)
    tracer.begin("Act", parent).end("done")


def test_what_traces_lack_is_said_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    assert opened_tracer("", "") is None
    with pytest.raises(CannotTrace, match="begins with http"):
        opened_tracer("collector:4318", "")
    monkeypatch.setitem(sys.modules, "opentelemetry.sdk.trace", None)
    with pytest.raises(CannotTrace, match=r"farol\[traces\]"):
        opened_tracer("http://127.0.0.1:4318/v1/traces", "")


@contextmanager
def collector() -> Iterator[tuple[str, list[bytes]]]:
    """A trace collector: its address, and the received bodies."""
    heard: list[bytes] = []

    class Taker(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            zipped = self.headers.get("content-encoding") == "gzip"
            heard.append(gzip.decompress(body) if zipped else body)
            self.send_response(200)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Taker) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/v1/traces", heard
        finally:
            server.shutdown()


async def test_one_trace_goes_through_two_servers(tmp_path: Path, database: Postgres) -> None:
    room = database.room(str(tmp_path))
    with collector() as (address, heard):
        flags = ("--traces", address)
        with (
            node(tmp_path, room, flags=flags) as (first, one),
            node(tmp_path, room, flags=flags) as (second, two),
        ):
            async with asyncio.timeout(2 * SECONDS):
                ana = Player(one)
                await ana.open()
                ana.port = two
                await ana.play(3)
                for process in (second, first):  # which flush before they end
                    process.send_signal(signal.SIGTERM)
                    assert await asyncio.to_thread(process.wait, SECONDS) == 0
        found: dict[bytes, set[tuple[str, str]]] = {}
        for body in heard:
            for each in ExportTraceServiceRequest.FromString(body).resource_spans:
                about = {a.key: a.value.string_value for a in each.resource.attributes}
                for span in (span for scope in each.scope_spans for span in scope.spans):
                    server = about["service.instance.id"].rpartition(":")[2]
                    found.setdefault(span.trace_id, set()).add((server, span.name))
                    assert {a.key for a in span.attributes} <= {KIND, OUTCOME}
        carried = {(str(two), "message"), (str(two), "received")}
        parts = {(str(one), name) for name in ("message", "received", "checked", "saved", "told")}
        assert any(spans >= carried | parts for spans in found.values())
        for secret in (ana.code.encode(), ana.cookie.partition("=")[2].encode(), b"Ana"):
            assert not any(secret in body for body in heard)


def check_secrets(spans: tuple[ReadableSpan, ...], *secrets: str) -> None:
    """A span has a known name, at most two attributes, no events, and no data of the table."""
    for span in spans:
        assert span.name in {"message", *PARTS}
        assert set(span.attributes or {}) <= {KIND, OUTCOME}
        assert not span.events
        assert not span.links
    told = "".join(span.to_json() for span in spans)
    for secret in secrets:
        assert secret not in told
