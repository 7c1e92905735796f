"""Traces of messages (OpenTelemetry), off unless an exporter address is configured. A message
carries its trace from the socket to the last listener.

A trace holds the kind of message, the outcome, and the duration of each part. It never holds a
code, a name, a cookie, a card or a move.
"""

from typing import TYPE_CHECKING, Final

from farol import __version__
from farol.core.errors import FarolError

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.trace import Span

KIND: Final = "farol.message"  # attribute: kind of message
OUTCOME: Final = "farol.outcome"  # attribute: "done", "carried", "lost", or the code of a refusal
PARTS: Final = ("received", "checked", "saved", "told", "carried")
MAX_PARENT: Final = 64  # characters of a traceparent
SECONDS_TO_FLUSH: Final = 3


class CannotTrace(FarolError):
    """Traces are configured but the packages are missing."""


class Tracer:
    """Factory of a server's traces."""

    def __init__(self, provider: "TracerProvider") -> None:
        # from an optional extra
        from opentelemetry.trace import set_span_in_context  # noqa: PLC0415
        from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator  # noqa: PLC0415

        self._provider = provider
        self._spans = provider.get_tracer("farol", __version__)
        self._words = TraceContextTextMapPropagator()
        self._within = set_span_in_context

    def begin(self, kind: str, parent: str = "") -> "Trace":
        """The trace of a message from a client or another server."""
        context = self._words.extract({"traceparent": parent}) if parent else None
        span = self._spans.start_span("message", context, attributes={KIND: kind})
        return Trace(self, span)

    def started(self, part: str, span: "Span") -> "Span":
        """A child span that starts now."""
        return self._spans.start_span(part, self._within(span))

    def said(self, span: "Span") -> str:
        """The traceparent of a span, for another server."""
        told: dict[str, str] = {}
        self._words.inject(told, self._within(span))
        return told.get("traceparent", "")

    def close(self) -> None:
        """Flush and shut down the exporter."""
        self._provider.force_flush(SECONDS_TO_FLUSH * 1000)
        self._provider.shutdown()


class Trace:
    """The trace of one message; its parts are consecutive spans."""

    __slots__ = ("_part", "_span", "_tracer")

    def __init__(self, tracer: Tracer, span: "Span") -> None:
        self._tracer = tracer
        self._span = span
        self._part: Span | None = tracer.started("received", span)

    def part(self, name: str) -> None:
        """Start a part; the previous one ends."""
        if self._part is not None:
            self._part.end()
            self._part = self._tracer.started(name, self._span)

    def end(self, outcome: str) -> None:
        """End the trace."""
        if self._part is not None:
            self._part.end()
            self._part = None
            self._span.set_attribute(OUTCOME, outcome)
            self._span.end()

    @property
    def parent(self) -> str:
        """The traceparent, for another server."""
        return self._tracer.said(self._span)


def opened_tracer(address: str, node: str) -> Tracer | None:
    """A tracer that exports to this address; None without one. CannotTrace without the packages."""
    if not address:
        return None
    if not address.startswith(("http://", "https://")):
        raise CannotTrace("The address for traces begins with http:// or https://.")
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter  # noqa: PLC0415
        from opentelemetry.sdk.resources import Resource  # noqa: PLC0415
        from opentelemetry.sdk.trace import TracerProvider  # noqa: PLC0415
        from opentelemetry.sdk.trace.export import BatchSpanProcessor  # noqa: PLC0415
    except ImportError as error:
        raise CannotTrace("Traces need OpenTelemetry: pip install 'farol[traces]'.") from error
    about = {"service.name": "farol", "service.version": __version__, "service.instance.id": node}
    provider = TracerProvider(resource=Resource.create(about))
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(endpoint=address)))
    return Tracer(provider)
