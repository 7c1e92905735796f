/** Toasts about changed seats. */
import { untrack } from "svelte";
import type { SeatChange, TableInfo } from "../../net/wire.ts";
import { toast } from "../../model/app.svelte.ts";
import { say } from "../../words/words.svelte.ts";

export function seatChangeText({ kind, name }: SeatChange): string {
  return say("seat-change", { kind, name });
}

/** Call once, inside a component. `look`: my own seat, whose changes I made myself. */
export function followSeatChanges(info: () => TableInfo | null, look: () => number | null): void {
  let told: number | null = null; // the date of the latest known change
  $effect(() => {
    const changes = info()?.seat_changes;
    if (!changes) return;
    untrack(() => {
      for (const change of changes) {
        if (told !== null && change.at > told && change.seat !== look()) toast(seatChangeText(change));
      }
      told = changes.at(-1)?.at ?? 0;
    });
  });
}
