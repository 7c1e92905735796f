/** Animation of a piece between two places of the page. The director sets the duration. */

export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const flying = new Set<Animation>();

/** Finish all animations on the board at once. */
export function land(): void {
  for (const motion of flying) motion.finish();
  for (const motion of document.querySelector("main")?.getAnimations({ subtree: true }) ?? []) {
    if (Number.isFinite(Number(motion.effect?.getComputedTiming().endTime))) motion.finish(); // except endless ones, such as a glow
  }
}

const EASE = "cubic-bezier(.3,.7,.3,1)";

/** Show `picture` (SVG with this viewBox) flying; resolves on landing. */
export async function fly(picture: string, viewBox: string, from: Spot, to: Spot, time = 300): Promise<void> {
  if (to.width === 0 || to.height === 0) return; // no longer on the page
  const flyer = document.createElement("div");
  flyer.className = "flyer";
  flyer.setAttribute("aria-hidden", "true");
  flyer.innerHTML = `<svg viewBox="${viewBox}" width="100%" height="100%">${picture}</svg>`;
  const { style } = flyer;
  style.position = "fixed";
  style.zIndex = "30";
  style.left = `${to.left}px`;
  style.top = `${to.top}px`;
  style.width = `${to.width}px`;
  style.height = `${to.height}px`;
  style.pointerEvents = "none";
  style.filter = "drop-shadow(0 10px 10px rgba(0,0,0,.5))";
  document.body.append(flyer);
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + to.height / 2);
  const size = Math.max(0.3, Math.min(from.width / to.width, from.height / to.height));
  const motion = flyer.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${size}) rotate(-4deg)` },
      {
        transform: `translate(${dx * 0.4}px, ${dy * 0.4 - 16}px) scale(${(1 + size) / 2 + 0.1}) rotate(3deg)`,
        offset: 0.6,
      },
      { transform: "none" },
    ],
    { duration: time, easing: EASE },
  );
  flying.add(motion);
  try {
    await motion.finished;
  } finally {
    flying.delete(motion);
    flyer.remove();
  }
}
