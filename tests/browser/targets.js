/*
 * Targets that are too small for a finger: WCAG 2.5.8. A target needs 24 by 24 CSS px, unless
 * - spacing: a circle of 24 px around its middle meets no other target and no such circle of another small one;
 * - inline: it is a link in a sentence, whose height is that of the line;
 * - equivalent: it lies in a nest whose `.whole` is large enough and shows everything in it large.
 * Presses that count beside a target count as its size: pseudo-elements that lie over it, a label, `.touch`.
 */
() => {
  const LEAST = 24
  const SLACK = 0.5 // of rounding
  const root = [...document.querySelectorAll("dialog")].filter((one) => one.matches(":modal")).at(-1) ?? document.body
  const ROLES = ["button", "link", "switch", "checkbox", "radio", "tab", "option", "menuitem", "slider"]
  const KINDS = ["a[href]", "button", "input", "select", "textarea", "summary", ...ROLES.map((role) => `[role=${role}]`)]

  const isSeen = (one) =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !one.closest(".hidden-text, [inert]") &&
    getComputedStyle(one).pointerEvents !== "none"
  const isOn = (one) => !one.matches(":disabled, [aria-disabled=true], [type=hidden]")
  const isInSentence = (one) =>
    one.localName === "a" &&
    getComputedStyle(one).display === "inline" &&
    [...one.parentNode.childNodes].some((node) => node.nodeType === 3 && node.data.trim())

  function sizeOf(one) {
    const box = one.getBoundingClientRect()
    let { width, height } = box
    for (const part of ["::before", "::after"]) {
      const style = getComputedStyle(one, part)
      if (style.content === "none" || style.position !== "absolute" || style.pointerEvents === "none") continue
      width = Math.max(width, parseFloat(style.width) || 0)
      height = Math.max(height, parseFloat(style.height) || 0)
    }
    const near = one.classList.contains("touch") ? LEAST : 0
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
    return { one, box, middle, width: Math.max(width, near), height: Math.max(height, near) }
  }

  const found = [...root.querySelectorAll(KINDS.join())].filter((one) => isOn(one) && isSeen(one))
  const labelled = found.map((one) => (["input", "select"].includes(one.localName) ? (one.closest("label") ?? one) : one))
  const targets = [...new Set(labelled)].map(sizeOf).filter(({ box }) => box.width > 0 && box.height > 0)
  const isSmall = ({ width, height }) => Math.min(width, height) < LEAST - SLACK
  const hasWhole = ({ one }) => {
    const whole = one.closest("[data-nest]")?.querySelector(".whole")
    return targets.some((other) => other.one === whole && other.one !== one && !isSmall(other))
  }
  const away = ({ x, y }, { left, right, top, bottom }) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
  function isCrowded(target) {
    return targets.some((other) => {
      if (other === target || other.one.contains(target.one) || target.one.contains(other.one)) return false
      if (away(target.middle, other.box) < LEAST / 2 - SLACK) return true
      const between = Math.hypot(target.middle.x - other.middle.x, target.middle.y - other.middle.y)
      return isSmall(other) && between < LEAST - SLACK
    })
  }
  const told = ({ one, width, height }) =>
    `${width.toFixed(0)} x ${height.toFixed(0)}: ${one.localName}.${one.getAttribute("class") ?? ""} ${(one.ariaLabel || one.textContent).trim().slice(0, 40)}`
  const isExcused = (target) => isInSentence(target.one) || hasWhole(target) || !isCrowded(target)
  return targets.filter((target) => isSmall(target) && !isExcused(target)).map(told)
}
