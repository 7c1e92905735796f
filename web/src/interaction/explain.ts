/** The explanation of an element on the board: its own text, its tooltip, or its accessible name. */

const TELLS = "[data-tell], [title], [aria-label]";

const told = (element: Element): string =>
  (
    element.getAttribute("data-tell") ??
    element.getAttribute("title") ??
    element.getAttribute("aria-label") ??
    ""
  ).trim();

/** The nearest ancestor inside `room` that has an explanation. */
export function tellingAt(target: Element | null, room: Element): Element | null {
  for (
    let one = target?.closest(TELLS) ?? null;
    one && room.contains(one);
    one = one.parentElement?.closest(TELLS) ?? null
  )
    if (told(one)) return one;
  return null;
}

/** All visible elements in `room` that have an explanation. */
export function tellingIn(room: Element): Element[] {
  return [...room.querySelectorAll(TELLS)].filter((one) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 4 && height > 4 && told(one) !== "" && one.closest(".hidden-text, [inert]") === null;
  });
}

/** Its explanation; a picture's longer text is added after its label. */
export function tellingOf(element: Element): string {
  const own = told(element);
  const more = [...element.querySelectorAll("[data-tell], [title]")]
    .map(told)
    .filter((text) => text && !own.includes(text));
  return [own, ...new Set(more)].join(" · ");
}
