"""OpenAPI document of the declared endpoints."""

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct

from farol import __version__
from farol.core.data import Json
from farol.protocol.bodies import Problem

_REF: Final = "#/components/schemas/{name}"

CANNOT_READ: Final = 400
NO_COOKIE: Final = 401
NOT_YOURS: Final = 403
NOT_THERE: Final = 404
NOT_NOW: Final = 409
TOO_LARGE: Final = 413
NO_JSON: Final = 415
TOO_OFTEN: Final = 429


class Parameter(Struct):
    """A path or query parameter, with a pattern or a list of values."""

    name: str
    where: str
    pattern: str | None = None
    words: list[str] | None = None
    required: bool = True


TABLE_CODE: Final = Parameter("code", "path", pattern="^[2-9A-HJKMNP-Z]{6}([2-9A-HJKMNP-Z]{2})?$")


class Endpoint(Struct, frozen=True):
    """A declared HTTP endpoint."""

    method: str
    path: str
    summary: str
    answer: type[Struct] | str  # a body, or a media type
    body: type[Struct] | None = None
    parameters: Sequence[Parameter] = ()
    refusals: Sequence[int] = ()
    status: int = 200
    cost: float = 1.0  # requests that it counts for in the rate limit


def bodies_of(endpoints: Sequence[Endpoint]) -> list[type[Struct]]:
    """The types of request bodies and answers."""
    types = {endpoint.body for endpoint in endpoints if endpoint.body is not None}
    types |= {endpoint.answer for endpoint in endpoints if not isinstance(endpoint.answer, str)}
    return sorted(types, key=lambda body: body.__name__)


def document(endpoints: Sequence[Endpoint]) -> dict[str, Json]:
    """The OpenAPI document, sorted by path."""
    types = [Problem, *bodies_of(endpoints)]
    _, parts = msgspec.json.schema_components(types, ref_template=_REF)
    paths: dict[str, Json] = {}
    for endpoint in sorted(endpoints, key=lambda one: (one.path, one.method)):
        here = paths.setdefault(endpoint.path, {})
        assert isinstance(here, dict)
        here[endpoint.method.lower()] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Farol", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": dict(parts),
            "securitySchemes": {"cookie": {"type": "apiKey", "in": "cookie", "name": "farol"}},
        },
    }


def _operation(endpoint: Endpoint) -> dict[str, Json]:
    refusals = {str(status): _content(Problem, "Refused") for status in _refusals(endpoint)}
    operation: dict[str, Json] = {
        "summary": endpoint.summary,
        "parameters": [_parameter(parameter) for parameter in endpoint.parameters],
        "responses": {str(endpoint.status): _content(endpoint.answer, "Done"), **refusals},
    }
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, **_content(endpoint.body, None)}
    return operation


def _refusals(endpoint: Endpoint) -> list[int]:
    """Statuses of the endpoint's own refusals and of those common to all."""
    always = {NOT_YOURS, TOO_OFTEN}
    if endpoint.body is not None:
        always |= {CANNOT_READ, TOO_LARGE, NO_JSON}
    return sorted(always | set(endpoint.refusals))


def _content(body: type[Struct] | str, description: str | None) -> dict[str, Json]:
    content: dict[str, Json]
    if isinstance(body, str):
        kind = "object" if body == "application/json" else "string"
        content = {body: {"schema": {"type": kind}}}
    else:
        content = {"application/json": {"schema": {"$ref": _REF.format(name=body.__name__)}}}
    if description is None:
        return {"content": content}
    return {"description": description, "content": content}


def _parameter(parameter: Parameter) -> dict[str, Json]:
    schema: dict[str, Json] = {"type": "string"}
    if parameter.pattern is not None:
        schema["pattern"] = parameter.pattern
    if parameter.words is not None:
        schema["enum"] = list(parameter.words)
    return {
        "name": parameter.name,
        "in": parameter.where,
        "required": parameter.required,
        "schema": schema,
    }
