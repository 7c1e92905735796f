/**
 * What is wrong with the page as it stands now, by geometry alone: a list of sentences, empty if nothing is.
 *
 * - words: none is cut off, off the screen, under something else or on top of other words
 * - targets: none is small, off the screen, covered or on top of another
 * - the page does not scroll sideways
 *
 * What scrolls into sight can be reached. With a modal dialog open nothing else counts. What is only for screen
 * readers has no place. In `data-nest` a whole piece is the target, and small ones in it lead to the same: they may
 * overlap it and be smaller. `data-may-cover` marks a panel that comes and goes over what it speaks of.
 */
() => {
  const LEAST = 44 // CSS pixels a side
  const FORCED = 24 // of a piece whose place on a board leaves no more room
  const SLACK = 1.5
  const TARGETS = "button, a[href], select, input, textarea, summary, [role=button], [data-offer]"

  const modals = [...document.querySelectorAll("dialog:modal")]
  const root = modals.at(-1) ?? document.body
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  const faults = new Set()

  const told = (element) => {
    const words = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40)
    const kind = [...element.classList].filter((one) => !one.startsWith("svelte-") && !one.startsWith("s-")).slice(0, 3).join(".")
    const parent = element.parentElement?.classList[0] ?? ""
    return `${parent ? `.${parent} > ` : ""}${element.localName}${kind ? `.${kind}` : ""} “${words}”`
  }
  const round = (value) => Math.round(value)
  const styles = new Map()
  const styleOf = (element) => {
    let style = styles.get(element)
    if (!style) styles.set(element, (style = getComputedStyle(element)))
    return style
  }

  /** The ancestors that can clip an element, from the inside out. */
  const frames = new Map()
  function framesOf(element) {
    let found = frames.get(element)
    if (found) return found
    const { position } = styleOf(element)
    let parent = element.parentElement
    if (position === "fixed") parent = null
    else if (position === "absolute") {
      while (parent && styleOf(parent).position === "static" && styleOf(parent).transform === "none") parent = parent.parentElement
    }
    if (element === root || !parent || parent === document.documentElement) found = []
    else found = [parent, ...framesOf(parent)]
    frames.set(element, found)
    return found
  }

  const isScroll = (value) => value === "auto" || value === "scroll"
  const clips = new Map()
  /** How an element clips what is in it: null if it does not. */
  function clipOf(element) {
    if (clips.has(element)) return clips.get(element)
    const { overflowX, overflowY } = styleOf(element)
    let clip = null
    if (element !== document.body && (overflowX !== "visible" || overflowY !== "visible")) {
      const box = element.getBoundingClientRect()
      clip = {
        left: overflowX === "visible" ? -Infinity : box.left,
        right: overflowX === "visible" ? Infinity : box.right,
        top: overflowY === "visible" ? -Infinity : box.top,
        bottom: overflowY === "visible" ? Infinity : box.bottom,
        across: isScroll(overflowX) && element.scrollWidth > element.clientWidth,
        down: isScroll(overflowY) && element.scrollHeight > element.clientHeight,
        cut: styleOf(element).textOverflow === "ellipsis" && element.title !== "",
      }
    }
    clips.set(element, clip)
    return clip
  }
  const isFixed = (element) => {
    for (let one = element; one; one = one.parentElement) if (styleOf(one).position === "fixed" || one === modals.at(-1)) return true
    return false
  }
  const pageScrolls = document.documentElement.scrollHeight > innerHeight + 1

  const cutTo = (box, clip) => ({
    left: Math.max(box.left, clip.left),
    right: Math.min(box.right, clip.right),
    top: Math.max(box.top, clip.top),
    bottom: Math.min(box.bottom, clip.bottom),
  })
  const beyond = (box, clip) => ({
    across: Math.max(clip.left - box.left, box.right - clip.right, 0),
    down: Math.max(clip.top - box.top, box.bottom - clip.bottom, 0),
  })
  const isEmpty = (box) => box.right - box.left < 1 || box.bottom - box.top < 1

  /** The part of a box that is in sight; null: it can be scrolled to. A string says who cuts it. */
  function sight(element, box) {
    let rest = box
    const chain = [element, ...framesOf(element)]
    for (const frame of chain) {
      const clip = clipOf(frame)
      if (!clip) continue
      const { across, down } = beyond(rest, clip)
      if ((across > SLACK && !clip.across && !clip.cut) || (down > SLACK && !clip.down))
        return frame === element ? "itself" : told(frame)
      rest = cutTo(rest, clip)
      if (isEmpty(rest)) return null
    }
    const { across, down } = beyond(rest, screen)
    if (across > SLACK || (down > SLACK && (isFixed(element) || !pageScrolls))) return "the screen"
    rest = cutTo(rest, screen)
    return isEmpty(rest) ? null : rest
  }

  /** What clips and scrolls leave of a box. */
  function cutBox(element, box) {
    const clips = [element, ...framesOf(element)].map(clipOf).filter(Boolean)
    return clips.reduce(cutTo, { left: box.left, right: box.right, top: box.top, bottom: box.bottom })
  }

  const isSeen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
    !element.closest(".hidden-text, [inert]") &&
    styleOf(element).clipPath !== "inset(50%)"
  const isRelated = (one, other) => one.contains(other) || other.contains(one)
  const isSolid = (colour) => {
    const alpha = /^rgba\(.*,\s*([\d.]+)\)$/.exec(colour)?.[1] ?? /\/\s*([\d.]+)\)$/.exec(colour)?.[1]
    return alpha === undefined ? colour !== "transparent" : Number(alpha) > 0.3
  }
  /** What lies on top of a point of an element and hides it. */
  function coverAt(element, x, y, blocks) {
    const hit = document.elementFromPoint(x, y)
    if (!hit || isRelated(hit, element) || hit.closest("[data-may-cover]") || !root.contains(hit)) return null
    if (element.closest("label")?.contains(hit)) return null
    const nest = element.closest("[data-nest]")
    if (nest?.contains(hit)) return null
    if (blocks) return hit
    for (let one = hit; one && !one.contains(element); one = one.parentElement) {
      const { backgroundColor, backgroundImage } = styleOf(one)
      if (isSolid(backgroundColor) || backgroundImage !== "none") return hit
    }
    return null
  }

  // the page
  const { scrollWidth } = document.documentElement
  if (scrollWidth > innerWidth + 1) faults.add(`the page is ${scrollWidth} wide`)

  // words
  const words = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!node.data.trim() || !parent || parent.closest("svg, option, script, style, textarea") || !isSeen(parent)) continue
    range.selectNodeContents(node)
    for (const line of range.getClientRects()) {
      if (line.width < 2 || line.height < 2) continue
      // Letters leave the top and the bottom of their line free.
      const spare = line.height * 0.2
      const box = { left: line.left, right: line.right, top: line.top + spare, bottom: line.bottom - spare }
      const part = sight(parent, box)
      if (typeof part === "string") faults.add(`cut off by ${part}: ${told(parent)}`)
      else if (part) words.push({ parent, box: part })
    }
  }
  for (const { parent, box } of words) {
    const cover = coverAt(parent, (box.left + box.right) / 2, (box.top + box.bottom) / 2, false)
    if (cover) faults.add(`words covered by ${told(cover)}: ${told(parent)}`)
  }
  words.sort((one, other) => one.box.top - other.box.top)
  words.forEach((one, index) => {
    for (let next = index + 1; next < words.length && words[next].box.top < one.box.bottom - SLACK; next++) {
      const other = words[next]
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      if (across <= 2 || down <= 2 || one.parent === other.parent) continue
      const [a, b] = [one.parent, other.parent].map((each) => each.closest("[data-may-cover]"))
      if (a !== b) continue
      faults.add(`words on words: ${told(one.parent)} and ${told(other.parent)}`)
    }
  })

  // targets
  const targets = [...root.querySelectorAll(TARGETS)]
    .filter((found) => !found.disabled && found.ariaDisabled !== "true" && found.type !== "hidden" && isSeen(found))
    .map((found) => (found.localName === "input" || found.localName === "select" ? (found.closest("label") ?? found) : found))
  const reached = []
  for (const target of new Set(targets)) {
    const box = target.getBoundingClientRect()
    if (box.width < 1 || box.height < 1) continue
    const { display } = styleOf(target)
    const inText = display === "inline" && target.localName === "a"
    const nest = target.closest("[data-nest]")
    const inNest = nest !== null && !target.classList.contains("whole")
    const forced = target.closest("svg") !== null || target.closest("[data-forced]") !== null
    const least = forced ? FORCED : LEAST
    let [width, height] = [box.width, box.height]
    for (const part of ["::before", "::after"]) {
      const style = getComputedStyle(target, part)
      if (style.content === "none" || style.position !== "absolute" || style.pointerEvents === "none") continue
      width = Math.max(width, parseFloat(style.width) || 0)
      height = Math.max(height, parseFloat(style.height) || 0)
    }
    if (!inText && !inNest && (width < least - 0.5 || height < least - 0.5))
      faults.add(`small, ${round(width)} x ${round(height)}: ${told(target)}`)
    // A target counts as reached by its middle: a card may reach out of a fan.
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
    const part = sight(target, inText ? target.getClientRects()[0] : { left: x - 8, right: x + 8, top: y - 8, bottom: y + 8 })
    if (typeof part === "string") faults.add(`out of reach, cut off by ${part}: ${told(target)}`)
    else if (part) {
      const cover = inText ? null : coverAt(target, (part.left + part.right) / 2, (part.top + part.bottom) / 2, true)
      if (cover) faults.add(`covered by ${told(cover)}: ${told(target)}`)
      if (!inText && !forced) reached.push({ target, box: cutBox(target, box) })
    }
  }
  reached.forEach(({ target, box }, index) => {
    for (const other of reached.slice(index + 1)) {
      if (target.closest("[data-nest]")?.contains(other.target)) continue
      if (isRelated(target, other.target) || target.closest("[data-may-cover]") !== other.target.closest("[data-may-cover]")) continue
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
      if (across > 4 && down > 4 && !target.closest("[data-fan]")) faults.add(`targets overlap: ${told(target)} and ${told(other.target)}`)
    }
  })
  return [...faults]
}
