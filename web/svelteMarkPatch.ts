/**
 * A change is propagated once to each value that depends on it.
 *
 * Svelte marks dependents along every path from a changed value, and remembers which ones it has visited only after
 * 100,000 steps. The values of a board depend on each other along many paths: a move of Saboteur took 160,000 steps,
 * half of its script time (bench/README.md). With this patch visited values are remembered from the hundredth step on.
 *
 * It reads a private constant of Svelte, whose version package.json fixes. Where the constant is missing the client is
 * built without the patch, and the build says so; `src/testing/svelteMarkPatch.test.ts` fails when the patch can go.
 */
import type { Plugin } from "vite";

const FILE = "svelte/src/internal/client/reactivity/sources.js";
const LATE = "count_deps > 100000";
const EARLY = "count_deps > 100";

export function svelteMarkPatch(): Plugin {
  let patched = false;
  return {
    name: "svelte-mark-patch",
    enforce: "pre",
    transform(code, id) {
      if (!id.replaceAll("\\", "/").includes(FILE) || !code.includes(LATE)) return null;
      patched = true;
      return { code: code.replace(LATE, EARLY), map: null };
    },
    generateBundle() {
      if (!patched) this.warn(`built without svelteMarkPatch.ts: this Svelte has no "${LATE}" in ${FILE}`);
    },
  };
}
