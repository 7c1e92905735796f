"""Traces of messages, for those who run servers: where the time of a move went. Off unless somebody
sets where to send them; then a message carries its trace from the socket to the last listener.

A trace tells what kind of message it was, how it ended, and how long each part took. It never holds
a code, a name, a cookie, a card or a move.
"""

from typing import TYPE_CHECKING, Final

from farol import __version__
from farol.core.errors import FarolError

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.trace import Span

KIND: Final = "farol.message"  # which kind of message
OUTCOME: Final = "farol.outcome"  # "done", "carried", "lost", or the code of a refusal
PARTS: Final = ("received", "checked", "saved", "told", "carried")
MAX_PARENT: Final = 64  # characters of where a trace comes from
SECONDS_TO_FLUSH: Final = 3


class CannotTrace(FarolError):
    """Traces are wanted and cannot be made."""


class Tracer:
    """Makes the traces of one server."""

    def __init__(self, provider: "TracerProvider") -> None:
        # of an extra, which servers without traces need not have
        from opentelemetry.trace import set_span_in_context  # noqa: PLC0415
        from opentelemetry.trace.propagation.tracecontext import (  # noqa: PLC0415
            TraceContextTextMapPropagator,
        )

        self._provider = provider
        self._spans = provider.get_tracer("farol", __version__)
        self._words = TraceContextTextMapPropagator()
        self._within = set_span_in_context

    def begin(self, kind: str, parent: str = "") -> "Trace":
        """The trace of a message that has come, from a client or from another server."""
        context = self._words.extract({"traceparent": parent}) if parent else None
        span = self._spans.start_span("message", context, attributes={KIND: kind})
        return Trace(self, span)

    def started(self, part: str, span: "Span") -> "Span":
        """A part of something, which begins now."""
        return self._spans.start_span(part, self._within(span))

    def said(self, span: "Span") -> str:
        """What another server needs to go on with a trace."""
        told: dict[str, str] = {}
        self._words.inject(told, self._within(span))
        return told.get("traceparent", "")

    def close(self) -> None:
        """Send what was not sent yet, if somebody takes it."""
        self._provider.force_flush(SECONDS_TO_FLUSH * 1000)
        self._provider.shutdown()


class Trace:
    """One message on its way; its parts come one after the other, each a span of its own."""

    __slots__ = ("_part", "_span", "_tracer")

    def __init__(self, tracer: Tracer, span: "Span") -> None:
        self._tracer = tracer
        self._span = span
        self._part: Span | None = tracer.started("received", span)

    def part(self, name: str) -> None:
        """Now comes this part; the one before is done."""
        if self._part is not None:
            self._part.end()
            self._part = self._tracer.started(name, self._span)

    def end(self, outcome: str) -> None:
        """That was all; nothing comes after it."""
        if self._part is not None:
            self._part.end()
            self._part = None
            self._span.set_attribute(OUTCOME, outcome)
            self._span.end()

    @property
    def parent(self) -> str:
        """What another server needs to go on with this trace."""
        return self._tracer.said(self._span)


def opened_tracer(address: str, node: str) -> Tracer | None:
    """Traces that are sent to this address; None if there is none. CannotTrace without the
    packages."""
    if not address:
        return None
    if not address.startswith(("http://", "https://")):
        raise CannotTrace("The address for traces begins with http:// or https://.")
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import (  # noqa: PLC0415
            OTLPSpanExporter,
        )
        from opentelemetry.sdk.resources import Resource  # noqa: PLC0415
        from opentelemetry.sdk.trace import TracerProvider  # noqa: PLC0415
        from opentelemetry.sdk.trace.export import BatchSpanProcessor  # noqa: PLC0415
    except ImportError as error:
        raise CannotTrace("Traces need OpenTelemetry: pip install 'farol[traces]'.") from error
    about = {"service.name": "farol", "service.version": __version__, "service.instance.id": node}
    provider = TracerProvider(resource=Resource.create(about))
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(endpoint=address)))
    return Tracer(provider)
