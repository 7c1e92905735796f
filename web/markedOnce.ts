/**
 * A change is passed on once to everything that follows from it.
 *
 * Svelte walks from a changed value along every way to whatever depends on it, and notes whom it has met only after
 * 100,000 steps. What a board shows hangs together by many ways: a move of Saboteur took 160,000 steps, and half of the
 * time of its scripts (bench/README.md). Whom it has met is noted from the hundredth step on.
 */
import type { Plugin } from "vite";

const WHERE = "svelte/src/internal/client/reactivity/sources.js";
const LATE = "count_deps > 100000";
const SOON = "count_deps > 100";

export function markedOnce(): Plugin {
  let done = false;
  return {
    name: "marked-once",
    enforce: "pre",
    transform(code, id) {
      if (!id.replaceAll("\\", "/").includes(WHERE)) return null;
      if (!code.includes(LATE))
        this.error(`Svelte no longer says "${LATE}": look whether markedOnce.ts is still needed.`);
      done = true;
      return { code: code.replace(LATE, SOON), map: null };
    },
    generateBundle() {
      if (!done) this.error(`There is no ${WHERE}: look whether markedOnce.ts is still needed.`);
    },
  };
}
