/** A piece that follows the pointer until it is dropped. */

export interface Landing {
  /** The element under the piece; null: dropped. */
  over?(target: Element | null): void;
  drop(target: Element | null): void;
}

const THRESHOLD = 8; // px: a shorter movement is a click
const LIFT = 64; // px that a piece floats above a finger, which would hide the place below it

export class Drag<Piece> {
  piece = $state.raw<Piece | null>(null);
  x = $state(0);
  y = $state(0);

  /** Follow the pointer that was pressed on a piece; nothing happens until it moves. */
  start(event: PointerEvent, piece: Piece, landing: Landing): void {
    if (event.button !== 0) return;
    const from = { x: event.clientX, y: event.clientY };
    const lift = event.pointerType === "mouse" ? 0 : LIFT;
    const move = (moved: PointerEvent) => {
      if (moved.pointerId !== event.pointerId) return;
      const far = Math.hypot(moved.clientX - from.x, moved.clientY - from.y);
      if (this.piece === null && far < THRESHOLD) return;
      this.piece = piece;
      this.x = moved.clientX;
      this.y = moved.clientY - lift;
      landing.over?.(document.elementFromPoint(moved.clientX, moved.clientY - lift));
    };
    const end = (ended: PointerEvent) => {
      if (ended.pointerId !== event.pointerId) return;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      const dragged = this.piece !== null;
      this.piece = null;
      landing.over?.(null);
      if (!dragged || ended.type === "pointercancel") return;
      swallowClick();
      landing.drop(document.elementFromPoint(ended.clientX, ended.clientY - lift));
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  }
}

/** Suppress the click after a drag that ends where it began. */
function swallowClick(): void {
  const stop = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", stop, { capture: true }));
}
