"""What all tests share: which build of Farol they run on."""

import os

import pytest

from farol.version import is_compiled, version_line


def pytest_report_header() -> str:
    return version_line()


def pytest_configure() -> None:
    expected = os.environ.get("FAROL_EXPECT")
    if expected is not None and expected != ("compiled" if is_compiled() else "plain"):
        raise pytest.UsageError(f"expected a {expected} build, and this is {version_line()}")
