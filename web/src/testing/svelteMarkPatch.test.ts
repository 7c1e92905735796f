import { build, type Plugin } from "vite";
import { expect, test } from "vitest";
import { svelteMarkPatch } from "../../svelteMarkPatch.ts";

const ROWS = 14; // two values in each follow from both of the row above: 16,384 ways down, 56 links
// How often a change of the first value comes to one of the last two.
const LADDER = `
import { derived, effect_root, get, render_effect, set, state } from "svelte/internal/client";
const first = state(1);
let row = [first, first];
for (let number = 0; number < ${String(ROWS)}; number += 1) {
  const [one, other] = row;
  row = [derived(() => get(one) + get(other)), derived(() => get(one) - get(other))];
}
effect_root(() => render_effect(() => row.map(get)));
const [last] = row;
let visits = 0;
let kept = last.reactions;
Object.defineProperty(last, "reactions", {
  get: () => ((visits += 1), kept),
  set: (value) => { kept = value; },
});
set(first, 2);
export const came = visits;
export const result = get(last);
`;

function ladder(): Plugin {
  return {
    name: "ladder",
    resolveId: (id) => (id === "ladder" ? "\0ladder" : null),
    load: (id) => (id === "\0ladder" ? LADDER : null),
  };
}

interface Visits {
  readonly came: number;
  readonly result: number;
  readonly warnings: readonly string[];
}

async function visits(...plugins: Plugin[]): Promise<Visits> {
  const warnings: string[] = [];
  const built = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [...plugins, ladder()],
    resolve: { conditions: ["browser"] },
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: "ladder",
        preserveEntrySignatures: "strict",
        onLog: (_level, { message }) => void warnings.push(message),
      },
    },
  });
  if (!("output" in built)) throw new Error("nothing was built");
  const source = built.output[0].code;
  const module = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`)) as Visits;
  return { ...module, warnings };
}

test("a change visits what depends on it a few times, not once along every path", async () => {
  const [svelte, patched] = [await visits(), await visits(svelteMarkPatch())];
  expect(svelte.came, "Svelte does it by itself: svelteMarkPatch.ts can go").toBeGreaterThan(8000);
  expect(patched.came, "svelteMarkPatch.ts no longer fits this Svelte").toBeLessThan(200);
  expect(patched.result).toBe(svelte.result);
  expect(patched.warnings).toEqual([]);
});

test("a Svelte without the constant is built as it is, and the build says so", async () => {
  const other: Plugin = {
    name: "other",
    enforce: "pre",
    transform: (code) => ({ code: code.replace("count_deps > 100000", "count_deps > 200000"), map: null }),
  };
  const { came, warnings } = await visits(other, svelteMarkPatch());
  expect(came).toBeGreaterThan(8000);
  expect(warnings.join()).toContain("built without svelteMarkPatch.ts");
});
