/** Announces events when they were shown: by voice, and as a toast for a move that the table made for the person. */
import { untrack } from "svelte";
import type { Frame } from "../../model/director/frames.ts";
import type { DirectorInput, Snapshot } from "../../model/director/inputs.ts";
import { spoken } from "../ear/spoken.ts";
import type { Voice } from "../ear/voice.svelte.ts";
import type { Animation, EventView } from "../../contract/drawing.ts";
import type { ClaimLine, Step } from "../../net/wire.ts";
import { dropToasts, toast } from "../../model/app.svelte.ts";
import { askCleared } from "../../model/table.svelte.ts";
import { eventsOf } from "../../model/tableState.svelte.ts";
import { claimOf, sentenceOf } from "../talk/claims.ts";
import { say } from "../../words/words.svelte.ts";
import type { TableViewModel } from "./tableViewModel.svelte.ts";

export class Announcer {
  played: number | null = null; // the last version that was shown happening, not loaded

  readonly #viewModel: () => TableViewModel;
  readonly #voice: Voice;
  #madeForMe = false; // the table made a turn of mine, which was not announced yet
  #claimed: number | null = null; // the last claim that was announced; null: none was there to hear
  #turn: number | null = null; // the version of the last announced move

  constructor(viewModel: () => TableViewModel, voice: Voice) {
    this.#viewModel = viewModel;
    this.#voice = voice;
  }

  /** Pass the server's inputs to the director. Call once, inside a component. */
  follow(code: () => string): void {
    $effect(() => {
      const { live, drawing } = this.#viewModel();
      const inputs = live?.inputs ?? [];
      if (!live || inputs.length === 0 || !drawing) return;
      untrack(() => {
        live.inputs = [];
        for (const input of inputs) this.#pass(input);
      });
    });
    $effect(() => {
      void code();
      this.#turn = this.#claimed = null;
    });
    $effect(() => {
      const { said, context } = this.#viewModel();
      if (context) untrack(() => this.#tellTalk(said));
    });
    $effect(() => {
      const { said, shown } = this.#viewModel();
      if (said && !shown.moving) untrack(() => this.#voice.rest());
    });
  }

  /** A new seat starts with an empty history; in play by ear the position is announced. */
  #pass(input: DirectorInput): void {
    const viewModel = this.#viewModel();
    const { shown } = viewModel;
    if (input.kind === "snapshot" && input.look !== shown.look) this.#voice.forget();
    shown.receive(input);
    if (input.kind !== "snapshot") return;
    this.#askCleared(input);
    const mineCome = shown.look === null && viewModel.mine.length > 0; // a public view; my own follows
    const { ear, context, drawing, words } = viewModel;
    if (mineCome || !ear || !context || !drawing) return;
    this.#voice.speak(say("ear-welcome", { game: words("game"), progress: drawing.progress(context) }));
    if (input.steps.some(({ seat }) => seat !== null)) return;
    for (const step of input.steps) for (const event of eventsOf(step)) this.told({ step }, event); // it has just begun
  }

  /** Request what the table still shows though it is no longer in the view. */
  #askCleared({ view, steps }: Snapshot): void {
    const { drawing } = this.#viewModel();
    const happenings = steps.map((step) => ({ version: step.version, events: eventsOf(step) }));
    const version = view && drawing?.cleared?.(view, happenings);
    if (version != null) askCleared(version);
  }

  /** Announce an event that was shown. */
  told({ step, forced }: Pick<Frame, "step" | "forced">, event: EventView): void {
    this.#turnTo(step, forced);
    const { ear, shown, drawing, context } = this.#viewModel();
    if (!drawing || !context) return;
    const holds = !ear && shown.animation?.event === event; // the scene announces what it reveals
    const line = spoken(step, event, drawing, context, holds);
    if (line) this.#voice.tell(line);
    const deed = this.#madeForMe ? drawing.log(event, context) : null;
    if (!deed) return; // nothing to announce, or the chance event after it has the text
    this.#madeForMe = false;
    const text = say("table-forced", { deed: "" }).trim();
    this.#voice.tell({ text, seat: step.seat, concerns: true, short: text });
    toast(say("table-forced", { deed: deed.text }), "info", undefined, ""); // its sentence was just announced
  }

  /** Close toasts about another turn when a scene begins. */
  began({ scene, version }: Animation): void {
    if (scene && version !== this.#turn) dropToasts();
  }

  /** What was said is announced with the deed that it followed; what was said before is not. */
  #tellTalk(said: readonly ClaimLine[]): void {
    const { context, claims } = this.#viewModel();
    if (claims.length === 0) return; // the game has none, or they are not known yet
    const known = this.#claimed;
    this.#claimed = said.at(-1)?.number ?? known ?? 0;
    if (!context || known === null) return;
    for (const line of said.filter(({ number }) => number > known)) {
      const claim = claimOf(line);
      const name = context.seats[line.seat]?.name ?? "";
      const kind = claims.find(({ name }) => name === claim.type);
      const words = sentenceOf(claim, kind, context);
      const me = kind?.parts.some((part) => part.kind === "seat" && claim[part.name] === context.me);
      const voiced = line.seat === context.me ? "ear-claim.own" : me ? "ear-claim.mine" : "ear-claim";
      const text = say(voiced, { name, words });
      this.#voice.tell({ text, seat: null, concerns: true, short: text });
    }
  }

  landed({ step, forced }: Frame): void {
    this.#turnTo(step, forced);
    this.#tellTalk(this.#viewModel().said);
    this.played = step.version;
    if (step.undo_to == null) return;
    const text = say("log-undone");
    this.#voice.tell({ text, seat: step.seat, concerns: true, short: text });
  }

  /** Close toasts about earlier turns. */
  #turnTo({ seat, version }: Step, forced = false): void {
    if (seat === null || version === this.#turn) return;
    this.#turn = version;
    this.#madeForMe = forced;
    dropToasts();
  }
}
