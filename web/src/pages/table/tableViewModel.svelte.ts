/**
 * The view model of an open table: the state that the server has sent, and the state that was shown. The whole page
 * derives from here.
 */
import { hears } from "../../model/muted.ts";
import { untrack } from "svelte";
import { deedOf, ringOf, type Rest } from "../../model/director/deed.ts";
import { Director } from "../../model/director/director.svelte.ts";
import { recapOf } from "../../model/director/recap.ts";
import type { Choice, Context, GameDrawing, Place } from "../../contract/drawing.ts";
import { loadDrawing } from "../../games/index.ts";
import { gameInfo } from "../../model/app.svelte.ts";
import { isNarrow } from "../../settings/screen.svelte.ts";
import { settings } from "../../settings/settings.svelte.ts";
import * as table from "../../model/table.svelte.ts";
import { mySeats, seatInfos, toAct, turnOf } from "../../model/tableState.svelte.ts";
import { heardBy } from "../talk/claims.ts";
import { loadAllWords, wordsOf } from "../../words/names.svelte.ts";
import { say } from "../../words/words.svelte.ts";
import { stageOf, type Asked } from "./stage.ts";

interface Looking extends Pick<Asked, "behind" | "told" | "began" | "landed"> {
  code(): string;
  place(): Place;
}

export class TableViewModel {
  drawing = $state.raw<GameDrawing | null>(null);
  #rest: Rest = { version: 0, asked: true }; // changes only at rest, when nothing reads it

  readonly #looking: Looking;
  readonly shown: Director;

  // Sent by the server.
  readonly ear = $derived.by(() => settings.ear && this.#looking.place() !== "screen");
  readonly live = $derived.by(() => (table.live.table?.code === this.#looking.code() ? table.live.table : null));
  readonly known = $derived(this.live?.info ?? null);
  readonly game = $derived(this.known?.game ?? null);
  readonly words = $derived(this.game ? wordsOf(this.game) : say);
  readonly claims = $derived(this.game ? (gameInfo(this.game)?.claims ?? []) : []);

  // Shown.
  readonly view = $derived.by(() => this.shown.view);
  readonly arrived = $derived.by(() => this.live !== null && this.shown.arrived(this.live.version, this.live.look));
  /** The table's information; the game is not over before its last move was shown. */
  readonly info = $derived(
    this.known?.status === "over" && !this.arrived && this.view
      ? { ...this.known, status: "playing" as const, result: null }
      : this.known,
  );
  readonly seats = $derived(this.info ? seatInfos(this.info) : []);
  readonly mine = $derived(mySeats(this.info));
  readonly together = $derived(this.arrived ? (this.live?.together ?? null) : null);
  readonly acting = $derived.by(() => turnOf(this.view, this.shown.look, this.mine, this.together));
  readonly context: Context | null = $derived.by(() => this.#context());
  readonly deed = $derived.by(() =>
    this.context && this.drawing && this.info?.status === "playing"
      ? deedOf(this.shown, this.#rest, this.drawing, this.context)
      : null,
  );
  readonly ring = $derived.by(() => ringOf(this.deed, this.shown, this.acting));
  readonly recap = $derived.by(() => recapOf(this.shown.steps, this.shown.look, this.seats.length));
  readonly said = $derived.by(() => this.#said());
  readonly goesOn = $derived.by(() => this.shown.steps.findLast(({ seat }) => seat !== null)?.seat === this.shown.look); // my turn goes on

  // My actions, after everything was shown.
  readonly mineToAct = $derived.by(() => this.arrived && this.acting !== null && this.acting === this.shown.look);
  readonly curtain = $derived.by(() => this.#isCurtainDown());
  readonly choices: readonly Choice[] = $derived(this.arrived && !this.curtain ? (this.live?.choices ?? []) : []);
  readonly fresh = $derived(
    this.arrived && this.live?.hint?.version === this.live?.version ? (this.live?.hint ?? null) : null,
  );
  readonly sayable = $derived(
    this.arrived && !this.curtain ? this.claims.filter(({ name }) => this.live?.sayable.includes(name)) : [],
  );

  /** Call inside a component. */
  constructor(looking: Looking) {
    this.#looking = looking;
    const { behind, told, began, landed } = looking;
    this.shown = new Director(
      stageOf({
        drawing: () => this.drawing,
        context: () => this.context,
        hurried: () => this.live?.clocks != null && this.live.dues === null && this.#isMyTurn(),
        lingers: () => true,
        company: () => this.#isCompany(),
        scenes: () => !this.ear,
        behind: () => (this.ear ? behind() : 0),
        told,
        began,
        landed,
      }),
    );
    $effect(() => this.#draw());
    $effect(() => {
      const { version, moving } = this.shown;
      if (!moving) this.#rest = { version: version ?? 0, asked: this.deed === null, other: this.#otherAsked() };
    });
    $effect(() => () => this.shown.close());
    $effect(() => {
      void looking.code();
      untrack(() => this.shown.leap({ look: null, version: -1, view: null, steps: [] }));
    });
  }

  #draw(): void {
    if (!this.game) return;
    const wanted = this.game;
    void Promise.all([loadDrawing(wanted), loadAllWords(wanted)]).then(([loaded]) => {
      if (wanted === table.live.table?.info?.game) this.drawing = loaded;
    });
  }

  #context(): Context | null {
    const { view, shown, seats, acting, together, words, info } = this;
    const [practice, narrow] = [info?.practice ?? false, isNarrow()];
    return view ? { view, me: shown.look, seats, toAct: acting, together, say: words, practice, narrow } : null;
  }

  /** Claims that may be shown: each after the moves before it. */
  #said() {
    const { live, shown } = this;
    if (!settings.talk || !live) return [];
    return heardBy(live.claims, this.claims, shown.version).filter(({ seat }) => hears(live, seat));
  }

  /** Whether the handover screen between two seats of mine is up: after the previous move was shown. */
  #isCurtainDown(): boolean {
    const { mine, acting, seats, shown } = this;
    return (
      this.#looking.place() !== "screen" &&
      mine.length > 1 &&
      acting !== null &&
      mine.includes(acting) &&
      seats[acting]?.kind === "person" && // a stand-in needs no handover
      shown.look !== acting &&
      !shown.moving
    );
  }

  /** Another person who is asked alone, with the game's status as the banner shows it. */
  #otherAsked(): NonNullable<Rest["other"]> | null {
    const { deed, acting, context, drawing, shown } = this;
    if (deed || acting === null || acting === shown.look || !context || !drawing || context.together) return null;
    return { seat: acting, text: drawing.status(context) };
  }

  /** Whether it is my turn according to the server. */
  #isMyTurn(): boolean {
    const { live } = this;
    if (!live || live.look === null) return false;
    return live.together ? live.together.waitingFor.includes(live.look) : toAct(live.view) === live.look;
  }

  /** Whether others wait for me: scenes hold for a limited time then. */
  #isCompany(): boolean {
    const others = (this.known?.seats ?? []).filter(({ kind, yours }) => kind === "person" && !yours);
    return this.#looking.place() === "screen" || others.length > 0;
  }
}
