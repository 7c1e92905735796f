"""tools/audit reads both lock files, and never reports unknown packages as fine."""

import json
import re
import urllib.error
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from io import BytesIO
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture
def audit() -> ModuleType:
    loader = SourceFileLoader("audit", str(ROOT / "tools/audit"))
    spec = spec_from_loader("audit", loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


def test_every_locked_package_is_read(audit: ModuleType) -> None:
    packages = audit.python_packages()
    assert {"uvicorn", "msgspec", "pytest"} <= packages.keys()
    text = (ROOT / "requirements.lock").read_text()
    assert len(audit.locked(text)) == len(re.findall(r"^\S+==", text, re.MULTILINE))


def test_what_cannot_be_asked_is_not_called_fine(
    audit: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def unreachable(*_: Any, **__: Any) -> None:
        raise urllib.error.URLError("no network")

    monkeypatch.setattr(audit.urllib.request, "urlopen", unreachable)
    monkeypatch.setattr(audit.shutil, "which", lambda _: None)
    assert (audit.audit_python(), audit.audit_web()) == (audit.UNKNOWN, audit.UNKNOWN)
    assert capsys.readouterr().out.count("NOT AUDITED") == 2


def test_an_advisory_is_named(
    audit: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def answer(request: Any, **_: Any) -> BytesIO:
        asked = json.loads(request.data)["queries"]
        results: list[dict[str, Any]] = [{} for _ in asked]
        results[0] = {"vulns": [{"id": "GHSA-1"}]}
        return BytesIO(json.dumps({"results": results}).encode())

    monkeypatch.setattr(audit.urllib.request, "urlopen", answer)
    assert audit.audit_python() == audit.FOUND
    assert "GHSA-1" in capsys.readouterr().out
