/** The end of a game: its history for the score sheet, and what opens first. */
import type { Happening } from "../../contract/drawing.ts";
import * as api from "./api.ts";
import { ask, toast } from "../../model/app.svelte.ts";
import { settings } from "../../settings/settings.svelte.ts";
import { eventsOf } from "../../model/tableState.svelte.ts";
import { say } from "../../words/words.svelte.ts";
import type { TableViewModel } from "./tableViewModel.svelte.ts";

export class Ending {
  readonly #viewModel: TableViewModel;
  #seen = $state(false);
  #history = $state.raw<readonly Happening[]>([]);
  readonly sheet = $derived.by(() => {
    const { context, drawing, info } = this.#viewModel;
    return context && drawing && info?.status === "over" ? drawing.sheet(context, this.#history) : null;
  });

  constructor(viewModel: TableViewModel) {
    this.#viewModel = viewModel;
  }

  /** Celebrate if the last move was shown happening. Call once, inside a component. */
  follow(code: () => string, played: () => number | null, onopen: (what: "feast" | "end") => void): void {
    $effect(() => {
      const { info, live, ear } = this.#viewModel;
      if (info?.status !== "over" || !live || this.#seen) return;
      this.#seen = true;
      void ask(api.seenRecord(code(), live.look)).then((record) => {
        this.#history = (record?.steps ?? live.steps).map((step) => ({
          version: step.version,
          events: eventsOf(step),
        }));
        onopen(ear || settings.pace === "once" || live.version !== played() ? "end" : "feast");
      });
    });
    $effect(() => {
      if (this.#viewModel.info?.rematch && this.#seen) toast(say("end-rematch-open"));
    });
  }
}
