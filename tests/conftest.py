"""Common setup of all tests: the build of Farol, and Hypothesis' settings."""

import os

import pytest
from hypothesis import HealthCheck, settings

from farol.testing.depth import IS_FRESH, examples
from farol.version import is_compiled, version_line

# No deadlines: tests do not measure time. Deterministic, except in `./test --deep`.
settings.register_profile(
    "farol",
    deadline=None,
    derandomize=not IS_FRESH,
    database=None,
    max_examples=examples(25),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.load_profile("farol")


def pytest_report_header() -> str:
    return version_line()


def pytest_configure(config: pytest.Config) -> None:
    config.option.anyio_mode = "auto"  # every test that is a coroutine runs
    expected = os.environ.get("FAROL_EXPECT")
    if expected is not None and expected != ("compiled" if is_compiled() else "plain"):
        raise pytest.UsageError(f"expected a {expected} build, and this is {version_line()}")
