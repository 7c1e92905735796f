/** A tile that follows the finger or the mouse until it is let go over something. */

export interface DragRules {
  readonly tile: number;
  turns(): number;
  over?(target: Element | null): void;
  drop(target: Element | null): void;
}

const THRESHOLD = 7; // px: less is a click

export class Drag {
  rules = $state.raw<DragRules | null>(null);
  x = $state(0);
  y = $state(0);

  /** Follow the pointer that was pressed on a tile; nothing happens before it moves. */
  start(event: PointerEvent, rules: DragRules): void {
    if (event.button !== 0) return;
    const from = { x: event.clientX, y: event.clientY };
    const move = (moved: PointerEvent) => {
      if (moved.pointerId !== event.pointerId) return;
      const far = Math.hypot(moved.clientX - from.x, moved.clientY - from.y);
      if (!this.rules && far < THRESHOLD) return;
      this.rules = rules;
      this.x = moved.clientX;
      this.y = moved.clientY;
      rules.over?.(document.elementFromPoint(moved.clientX, moved.clientY));
    };
    const end = (ended: PointerEvent) => {
      if (ended.pointerId !== event.pointerId) return;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      const dragged = this.rules !== null;
      this.rules = null;
      rules.over?.(null);
      if (!dragged || ended.type === "pointercancel") return;
      swallowClick();
      rules.drop(document.elementFromPoint(ended.clientX, ended.clientY));
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  }
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

/** The field under the pointer, if it is one of my own mine. */
export function fieldUnder(target: Element | null): number | null {
  const field = target?.closest<SVGElement>("[data-field]")?.dataset["field"];
  return field === undefined ? null : Number(field);
}
