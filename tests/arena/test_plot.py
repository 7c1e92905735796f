"""Plots are well-formed and show what they are given."""

from xml.etree import ElementTree

from farol.arena.plot import calibration_plot, interval_plot, scaling_plot

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


def test_lines_rise_with_their_figures_and_doublings_are_as_wide() -> None:
    svg = scaling_plot("Speed", "games", "a second", {"one": [(1, 10.0), (2, 20.0), (8, 40.0)]})
    dots = list(ElementTree.fromstring(svg).iter(f"{SVG}circle"))
    across = [float(dot.attrib["cx"]) for dot in dots]
    down = [float(dot.attrib["cy"]) for dot in dots]
    assert across[2] - across[1] == 2 * (across[1] - across[0])
    assert down[0] > down[1] > down[2]
    assert down[0] - down[1] == (down[1] - down[2]) / 2
    texts = "".join(ElementTree.fromstring(svg).itertext())
    assert all(word in texts for word in ("Speed", "games", "a second", "one"))
