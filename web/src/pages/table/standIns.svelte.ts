/** Who plays for whom is told when it changes. */
import { untrack } from "svelte";
import type { SeatInfo } from "../../contract/drawing.ts";
import { toast } from "../../model/app.svelte.ts";
import { say } from "../../words/words.svelte.ts";

/** Call once, inside a component. `look`: my own seat, of which I know. */
export function followStandIns(seats: () => readonly SeatInfo[], look: () => number | null): void {
  let before: readonly SeatInfo[] = [];
  $effect(() => {
    const now = seats();
    untrack(() => {
      if (before.length === now.length) {
        for (const { seat, standsIn, name } of now) {
          if (before[seat]?.standsIn === standsIn || seat === look()) continue;
          toast(say(standsIn ? "table-stands-in" : "table-is-back", { name }));
        }
      }
      before = now;
    });
  });
}
