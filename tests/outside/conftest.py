"""Embers as a foreign package: installed once for all tests here."""

import pytest

from tests.outside.packages import EMBERS, Outside


@pytest.fixture(scope="session")
def embers(tmp_path_factory: pytest.TempPathFactory) -> Outside:
    return Outside(EMBERS, tmp_path_factory.mktemp("site"))
