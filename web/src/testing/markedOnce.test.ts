import { build, type Plugin } from "vite";
import { expect, test } from "vitest";
import { markedOnce } from "../../markedOnce.ts";

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

async function visits(...plugins: Plugin[]): Promise<{ came: number; result: number }> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [...plugins, ladder()],
    resolve: { conditions: ["browser"] },
    build: { write: false, minify: false, rolldownOptions: { input: "ladder", preserveEntrySignatures: "strict" } },
  });
  if (!("output" in built)) throw new Error("nothing was built");
  const source = built.output[0].code;
  return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`)) as {
    came: number;
    result: number;
  };
}

test("a change comes to whatever follows from it a few times, not once along every way", async () => {
  const [svelte, ours] = [await visits(), await visits(markedOnce())];
  expect(svelte.came).toBeGreaterThan(8000);
  expect(ours.came).toBeLessThan(200);
  expect(ours.result).toBe(svelte.result);
});

test("a Svelte that says it otherwise is noticed", async () => {
  const other: Plugin = {
    name: "other",
    enforce: "pre",
    transform: (code) => ({ code: code.replace("count_deps > 100000", "count_deps > 200000"), map: null }),
  };
  await expect(visits(other, markedOnce())).rejects.toThrow("markedOnce.ts");
});
