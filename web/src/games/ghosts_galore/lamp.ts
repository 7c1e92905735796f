/** How the lamp comes to a seat: from twice its size. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

/** For `in:`. Svelte's own `scale` first asks how the element looks, and then the whole page is styled twice. */
export function settle(_lamp: Element, motion: boolean): TransitionConfig {
  return {
    duration: motion ? 260 : 0,
    easing: cubicOut,
    css: (there, away) => `transform: scale(${1 + away}); opacity: ${there}`,
  };
}
