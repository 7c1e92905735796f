/** The end of a game: its history for the sheet, and what is opened first. */
import type { Happening } from "../../games/contract.ts";
import * as server from "../../net/server.ts";
import { ask, toast } from "../../state/app.svelte.ts";
import { settings } from "../../state/settings.svelte.ts";
import { eventsOf } from "../../state/tableState.svelte.ts";
import { say } from "../../words/words.svelte.ts";
import type { Sight } from "./sight.svelte.ts";

export class Ending {
  readonly #sight: Sight;
  #seen = $state(false);
  #history = $state.raw<readonly Happening[]>([]);
  readonly sheet = $derived.by(() => {
    const { context, drawing, info } = this.#sight;
    return context && drawing && info?.status === "over" ? drawing.sheet(context, this.#history) : null;
  });

  constructor(sight: Sight) {
    this.#sight = sight;
  }

  /** Whoever saw the last move happen is there for the feast. Call once, inside of a component. */
  follow(code: () => string, played: () => number | null, onopen: (what: "feast" | "end") => void): void {
    $effect(() => {
      const { info, live, ear } = this.#sight;
      if (info?.status !== "over" || !live || this.#seen) return;
      this.#seen = true;
      void ask(server.seenRecord(code(), live.look)).then((record) => {
        this.#history = (record?.steps ?? live.steps).map((step) => ({
          version: step.version,
          events: eventsOf(step),
        }));
        onopen(ear || settings.pace === "once" || live.version !== played() ? "end" : "feast");
      });
    });
    $effect(() => {
      if (this.#sight.info?.rematch && this.#seen) toast(say("end-rematch-open"));
    });
  }
}
