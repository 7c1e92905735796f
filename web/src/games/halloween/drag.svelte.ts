/** A piece that follows the finger or the mouse until it is let go over something. */
import type { Offers, Target } from "./choices.ts";

const THRESHOLD = 7; // px: less is a click

export class Drag {
  picture = $state<string | null>(null);
  x = $state(0);
  y = $state(0);

  /** Follow the pointer that was pressed on a piece; nothing happens before it moves. */
  start(event: PointerEvent, picture: string, drop: (target: Target | null) => void): void {
    if (event.button !== 0) return;
    const from = { x: event.clientX, y: event.clientY };
    const move = (moved: PointerEvent) => {
      if (moved.pointerId !== event.pointerId) return;
      const far = Math.hypot(moved.clientX - from.x, moved.clientY - from.y);
      if (this.picture === null && far < THRESHOLD) return;
      this.picture = picture;
      this.x = moved.clientX;
      this.y = moved.clientY;
    };
    const end = (ended: PointerEvent) => {
      if (ended.pointerId !== event.pointerId) return;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      const dragged = this.picture !== null;
      this.picture = null;
      if (!dragged || ended.type === "pointercancel") return;
      swallowClick();
      drop(targetUnder(ended.clientX, ended.clientY));
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  }
}

function targetUnder(x: number, y: number): Target | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]")?.dataset["drop"] ?? null;
}

/** The click that a browser makes of a drag which ends where it began. */
function swallowClick(): void {
  const stop = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", stop, { capture: true }));
}

/** What letting a piece go means: clicks on one target, and perhaps on a second one afterwards. */
export function clicksOf(source: Target, drop: Target, offers: Offers): Target[] {
  const [kind, name] = drop.split(" ");
  if (source === "disc") return kind === "act" || kind === "card" || kind === "bonus" ? [drop] : [];
  if (source === "haunt") {
    if (kind === "space") return [drop];
    const spaces = [...offers.by.keys()].filter((target) => target.startsWith(`space ${name} `));
    return spaces.length === 1 ? spaces : [];
  }
  const building = `building ${name}`;
  if (source.split(" ")[1] === name) return kind === "ghost" && source !== drop ? [source, drop] : [];
  if (offers.by.has(building)) return [building];
  return kind === "ghost" && offers.by.has(drop) && !offers.by.has(source) ? [drop] : [source, building];
}
