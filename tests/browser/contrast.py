"""Contrast of texts by pixels: their computed colour on what is painted behind them.

Axe leaves a text over a gradient, a picture or something half transparent open. Here the texts are
hidden, a picture is taken, and each text is compared with the pixels at its place.
"""

import base64
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

COMPARE: Final = Path(__file__).with_name("contrast.js").read_text("utf-8").split("\n", 1)[1]
# Every text in sight, with its colour and how much of it shows through its parents.
TEXTS: Final = """() => {
  const EDGE = 48 // pixels at the end of a list that scrolls, over which it fades
  const fading = (one, top, bottom) => {
    const list = one.closest(".fades-y")
    if (!list || list.scrollHeight <= list.clientHeight + 1) return false
    const box = list.getBoundingClientRect()
    return bottom > box.bottom - EDGE || (list.scrollTop > 0 && top < box.top + EDGE)
  }
  const found = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const text = node.data.trim()
    const one = node.parentElement
    if (!text || !/[\\p{L}\\p{N}]/u.test(text) || !one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (one.closest(".hidden-text, :disabled, [aria-disabled=true], [inert], option, [aria-hidden=true], script, style")) continue
    const style = getComputedStyle(one)
    const svg = one instanceof SVGElement
    const [red, green, blue, own = 1] = (svg ? style.fill : style.color).match(/[\\d.]+/g)?.map(Number) ?? []
    if (blue === undefined) continue
    let alpha = own
    for (let up = one; up; up = up.parentElement) alpha *= Number(getComputedStyle(up).opacity)
    const range = document.createRange()
    range.selectNodeContents(node)
    const large = parseFloat(style.fontSize) >= 24 || (parseFloat(style.fontSize) >= 18.66 && Number(style.fontWeight) >= 700)
    for (const { x, y, width, height } of range.getClientRects()) {
      const at = document.elementFromPoint(x + width / 2, y + height / 2)
      if (!at || !(one.contains(at) || at.contains(one))) continue // covered, or out of sight
      if (fading(one, y, y + height)) continue // it can be scrolled to
      const where = one.closest("[class]")?.getAttribute("class").split(" ").filter((name) => !name.startsWith("svelte")).slice(0, 2).join(".") ?? ""
      found.push({ text: text.slice(0, 30), where: `${one.localName}.${where}`, x, y, width, height,
        colour: [red, green, blue], alpha, least: large ? 3 : 4.5 })
    }
  }
  return found
}"""
HIDE: Final = """() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    "* { color: transparent !important; text-shadow: none !important; caret-color: transparent !important }" +
    "text, tspan { fill: transparent !important; stroke: none !important }")
  document.adoptedStyleSheets.push(sheet)
}"""
SHOW: Final = "() => void document.adoptedStyleSheets.pop()"


def weak_texts(page: Page, judge: Page) -> list[str]:
    """The texts of a page that are too weak; `judge` is an empty page, where pictures can be read."""
    texts = page.evaluate(TEXTS)
    page.evaluate(HIDE)
    picture = page.screenshot(animations="disabled")
    page.evaluate(SHOW)
    data = "data:image/png;base64," + base64.b64encode(picture).decode()
    found: list[str] = judge.evaluate(COMPARE, {"picture": data, "texts": texts})
    return found
