"""The rules and the dashboard of deploy/monitoring use existing metrics."""

import json
import re
import shutil
import subprocess
from typing import Final

import pytest

from farol.server import metrics
from tests.proxies import DEPLOY

FOLDER: Final = DEPLOY / "monitoring"
RULES: Final = (FOLDER / "farol.rules.yml").read_text()
METRIC: Final = re.compile(r"\bfarol_[a-z_]+")
EXPRESSION: Final = re.compile(r"^ +expr: (.+)$", re.MULTILINE)
ALERT: Final = re.compile(r"^ +- alert: (\w+)$", re.MULTILINE)
QUANTILE: Final = re.compile(
    r"histogram_quantile\([0-9.]+, sum by \([a-z]+, le\) \(rate\(\w+_bucket\["
)

needs_promtool = pytest.mark.skipif(
    shutil.which("promtool") is None, reason="there is no promtool here"
)


def known() -> set[str]:
    """Every metric name of /metrics."""
    found = set()
    for family in metrics.REGISTRY.collect():
        ends = {"counter": ("_total",), "histogram": ("_bucket", "_sum", "_count")}.get(
            family.type, ("",)
        )
        found |= {family.name + end for end in ends}
    return found


def dashboard_expressions() -> list[str]:
    panels = json.loads((FOLDER / "grafana.json").read_text())["panels"]
    return [target["expr"] for panel in panels for target in panel["targets"]]


def test_alerts_and_panels_ask_for_metrics_that_there_are() -> None:
    expressions = [*EXPRESSION.findall(RULES), *dashboard_expressions()]
    assert len(expressions) > 30
    assert {name for expression in expressions for name in METRIC.findall(expression)} <= known()
    assert "farol_nothing_total" not in known()


def test_every_alert_has_a_name_of_its_own_and_says_what_is_wrong() -> None:
    names = ALERT.findall(RULES)
    assert len(names) == len(set(names)) == len(EXPRESSION.findall(RULES)) > 10
    assert RULES.count("summary:") == RULES.count("severity:") == len(names)


def test_quantiles_are_asked_of_rates_by_bucket() -> None:
    for expression in [*EXPRESSION.findall(RULES), *dashboard_expressions()]:
        assert expression.count("(") == expression.count(")")
        assert ("histogram_quantile" in expression) == bool(QUANTILE.match(expression))


def test_every_panel_has_a_place_of_its_own() -> None:
    panels = json.loads((FOLDER / "grafana.json").read_text())["panels"]
    places = {(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels}
    numbers = {panel["id"] for panel in panels}
    assert len(places) == len(numbers) == len(panels)


def test_counters_of_alerts_are_there_before_they_count() -> None:
    """The first failure would be missed: `increase` needs a sample before it."""
    samples = {
        (sample.name, value)
        for family in metrics.REGISTRY.collect()
        for sample in family.samples
        for value in sample.labels.values()
    }
    asked = re.findall(r"increase\((farol_[a-z_]+)\{\w+=~?\"([a-z|-]+)\"\}", RULES)
    assert len(asked) > 4
    assert {(name, value) for name, values in asked for value in values.split("|")} <= samples


@needs_promtool
def test_promtool_reads_the_rules() -> None:
    subprocess.run(["promtool", "check", "rules", str(FOLDER / "farol.rules.yml")], check=True)


@needs_promtool
def test_each_alert_fires_for_its_failure_and_none_in_a_quiet_hour() -> None:
    test = FOLDER / "farol.rules.test.yml"
    subprocess.run(["promtool", "test", "rules", str(test)], check=True)
    assert set(re.findall(r'alertname="(\w+)"', test.read_text())) == set(ALERT.findall(RULES))


def test_every_alert_stands_in_the_page_for_who_runs_servers() -> None:
    page = (DEPLOY.parent / "docs" / "operations.md").read_text()
    for name in ALERT.findall(RULES):
        assert f"`{name}`" in page
