/** The end of a game: its history for the score sheet, and what opens first. */
import { hears } from "../../model/muted.ts";
import type { Happening, Sheet } from "../../contract/drawing.ts";
import * as api from "./api.ts";
import { ask, toast } from "../../model/app.svelte.ts";
import { storyOf } from "../../model/story.ts";
import type { ClaimLine, Step } from "../../net/wire.ts";
import { settings } from "../../settings/settings.svelte.ts";
import { eventsOf } from "../../model/tableState.svelte.ts";
import { say } from "../../words/words.svelte.ts";
import { heardBy } from "../talk/claims.ts";
import type { TableViewModel } from "./tableViewModel.svelte.ts";

export class Ending {
  readonly #viewModel: TableViewModel;
  #seen = $state(false);
  #history = $state.raw<readonly Happening[]>([]);
  readonly sheet = $derived.by(() => {
    const { context, drawing, info } = this.#viewModel;
    return context && drawing && info?.status === "over" ? drawing.sheet(context, this.#history) : null;
  });

  #steps = $state.raw<readonly Step[]>([]);
  #claims = $state.raw<readonly ClaimLine[]>([]);
  #explained = $state.raw<ReadonlySet<number> | null>(null); // the steps that a bot decided between choices; null: unknown
  readonly story = $derived.by(() => (this.sheet ? this.#story(this.sheet) : null));

  get explained(): ReadonlySet<number> | null {
    return this.#explained;
  }

  constructor(viewModel: TableViewModel) {
    this.#viewModel = viewModel;
  }

  /** Without what seats said whom I have muted, or who are muted for all. */
  #story(sheet: Sheet) {
    const { context, drawing, live, claims } = this.#viewModel;
    if (!context || !drawing || !live) return null;
    const heard = heardBy(this.#claims, claims, live.version).filter(({ seat }) => hears(live, seat));
    return storyOf(this.#steps, settings.talk ? heard : [], drawing, context, sheet);
  }

  /** Celebrate if the last move was shown happening. Call once, inside a component. */
  follow(code: () => string, played: () => number | null, onopen: (what: "feast" | "end") => void): void {
    $effect(() => {
      const { info, live, ear } = this.#viewModel;
      if (info?.status !== "over" || !live || this.#seen) return;
      this.#seen = true;
      void ask(api.seenRecord(code(), live.look)).then((record) => {
        this.#steps = record?.steps ?? live.steps;
        this.#claims = record?.claims ?? live.claims;
        this.#explained = record ? new Set(record.explained) : null;
        this.#history = this.#steps.map((step) => ({
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
