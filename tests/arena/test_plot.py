"""Plots are well-formed and show what they are given."""

from xml.etree import ElementTree

from farol.arena.plot import calibration_plot, interval_plot

SVG = "{http://www.w3.org/2000/svg}"


def test_a_plot_of_intervals_has_a_row_for_each_bot() -> None:
    rows = [("expert", 0.6, 0.5, 0.7), ("<regular>", 0.4, 0.3, 0.5)]
    root = ElementTree.fromstring(interval_plot("A & B", "wins", rows))
    texts = [text.text for text in root.iter(f"{SVG}text")]
    assert {"expert", "<regular>", "A & B", "wins"} <= set(texts)
    better, worse = (float(dot.attrib["cx"]) for dot in root.iter(f"{SVG}circle"))
    assert better > worse


def test_equal_values_do_not_divide_by_nothing() -> None:
    ElementTree.fromstring(interval_plot("t", "u", [("a", 1.0, 1.0, 1.0)]))


def test_a_calibration_plot_puts_truth_on_the_diagonal() -> None:
    root = ElementTree.fromstring(
        calibration_plot("t", "said", "was", [(0.1, 0.1, 5), (0.9, 0.9, 20)])
    )
    few, many = root.iter(f"{SVG}circle")
    assert float(few.attrib["cx"]) - 70 == 470 - float(few.attrib["cy"])
    assert float(many.attrib["r"]) > float(few.attrib["r"])
