/** Arrow-key navigation: the nearest element in a direction. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ASIDE = 2.5; // weight of the sideways distance

const middle = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 });

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** Arrows, Home and End move through the buttons of a list. */
export function walkButtons(list: HTMLElement | undefined, event: KeyboardEvent): void {
  const buttons = [...(list?.querySelectorAll("button") ?? [])];
  const ends: Readonly<Record<string, number>> = { Home: 0, End: buttons.length - 1 };
  const step = STEPS[event.key];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const next = buttons[ends[event.key] ?? (step === undefined ? -1 : at + step)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The index of the next box from the one at `from`; null if there is none. */
export function nextBox(boxes: readonly Box[], from: number, key: string): number | null {
  const direction = DIRECTIONS[key];
  const start = boxes[from];
  if (!direction) return null;
  if (!start) return boxes.length > 0 ? 0 : null;
  const here = middle(start);
  let best: number | null = null;
  let shortest = Infinity;
  boxes.forEach((box, index) => {
    const there = middle(box);
    const dx = there.x - here.x;
    const dy = there.y - here.y;
    const ahead = dx * direction[0] + dy * direction[1];
    const aside = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
    if (index === from || ahead < 2) return;
    const way = ahead + ASIDE * aside;
    if (way < shortest) {
      shortest = way;
      best = index;
    }
  });
  return best;
}

/** Whether the focus is lost: the focused element is gone, and the page, the table or its coach has it instead. */
export function isNowhere(target: EventTarget | null): boolean {
  return target === document.body || (target instanceof Element && target.matches("main, .coach"));
}

const FIELDS = "input:not([type=checkbox]), textarea, select";

/** Whether a key press is for a field, the browser or an open dialog. */
export function isElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return true;
  return event.target instanceof Element && event.target.closest(FIELDS) !== null;
}
