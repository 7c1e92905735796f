/** Animation of the lamp's arrival at a seat: from twice its size. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

/** For `in:`. Svelte's own `scale` first reads computed styles, which styles the whole page twice. */
export function settle(_lamp: Element, motion: boolean): TransitionConfig {
  return {
    duration: motion ? 260 : 0,
    easing: cubicOut,
    css: (there, away) => `transform: scale(${1 + away}); opacity: ${there}`,
  };
}
