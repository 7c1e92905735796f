/** The present selection: a card, its rotation, and a place or tool. */
import type { BoardProps } from "../../contract/drawing.ts";
import { canTurn, isPath, targetOf, TOOLS } from "./facts.ts";
import type { Choice, Event, Tool, View } from "./wire.ts";
import type { Cell } from "./mine.ts";
import { attemptAt, bestTurn, cardOf, discardOf, offersOf, playsOf, sameChoice, type Play } from "./options.ts";
import { tipFor } from "./names.ts";

type Table = BoardProps<View, Choice, Event>;

export class Choosing {
  index = $state<number | null>(null); // place in the hand
  turned = $state(false);
  pinned = $state.raw<Play | null>(null);
  readonly #table: () => Table;

  constructor(table: () => Table) {
    this.#table = table;
  }

  get hand(): readonly string[] {
    return this.#table().view.me?.hand ?? [];
  }

  get active(): boolean {
    return this.#table().choices.length > 0 && !this.#table().busy;
  }

  get card(): string | null {
    return this.index === null ? null : (this.hand[this.index] ?? null);
  }

  get offers() {
    return offersOf(this.active ? this.card : null, this.turned, this.#table().choices);
  }

  get discard(): Choice | null {
    return this.card === null ? null : discardOf(this.card, this.#table().choices);
  }

  /** The selected card can be played, not only discarded. */
  get fits(): boolean {
    return this.card !== null && playsOf(this.card, this.#table().choices).length > 0;
  }

  get canTurn(): boolean {
    return this.card !== null && isPath(this.card) && canTurn(this.card);
  }

  letGo(): void {
    this.index = null;
    this.turned = false;
    this.pinned = null;
  }

  choose(index: number): void {
    if (this.index === index) {
      this.letGo();
      return;
    }
    const { choices, tell } = this.#table();
    const card = this.hand[index] ?? "";
    this.index = index;
    this.pinned = null;
    this.turned = bestTurn(card, false, choices);
    if (this.active) tell(this.#advice(card));
  }

  /** A hint selects its card and its place. */
  take(hint: Choice): void {
    const index = this.hand.indexOf(cardOf(hint) ?? (hint.type === "discard" ? hint.card : ""));
    if (index < 0) return;
    this.index = index;
    this.turned = hint.type === "lay" && hint.turned;
    this.pinned = playsOf(this.card ?? "", this.#table().choices).find((one) => sameChoice(one, hint)) ?? null;
  }

  turn(): boolean {
    if (!this.canTurn) return false;
    this.turned = !this.turned;
    this.pinned = null;
    return true;
  }

  /** A first click shows the effect, a second one on the same thing executes it. */
  pick(choice: Play): void {
    if (this.pinned === choice) this.commit();
    else {
      const { tell, seats, say } = this.#table();
      if (choice.type === "lay") this.turned = choice.turned; // where only the other rotation fits
      this.pinned = choice;
      tell(tipFor(choice, seats, say));
    }
  }

  commit(): void {
    if (this.pinned) this.#carryOut(this.pinned);
  }

  throwAway(): void {
    if (this.discard) this.#carryOut(this.discard);
  }

  /** A drop is deliberate: it is executed at once. */
  drop(choice: Play): void {
    this.#carryOut(choice);
  }

  /** A cell that is not offered: ask the rules why. */
  missCell({ x, y }: Cell): void {
    const attempt = this.card === null ? null : attemptAt(this.card, this.turned, x, y);
    if (this.active && attempt) this.#table().explain(attempt);
  }

  /** The selected card is played on a tool. */
  get asksForPlayer(): boolean {
    return this.active && this.card !== null && targetOf(this.card) === "tool" && this.fits;
  }

  /** A seat whose tools this card cannot affect: ask the rules why. */
  missSeat(seat: number): void {
    const tool = TOOLS.find((one) => this.card?.includes(one));
    if (tool) this.missTool(seat, tool);
  }

  /** A tool that is not offered: the one that this card breaks was meant, or ask the rules why not. */
  missTool(seat: number, tool: Tool): void {
    const card = this.card ?? "";
    if (!this.active) return;
    if (card.startsWith("mend-")) this.#table().explain({ type: "mend", card, tool, seat });
    if (!card.startsWith("break-")) return;
    const meant = card.replace("break-", "");
    const offer = this.offers.tools.get(`${seat} ${meant}`);
    if (offer) this.pick(offer);
    else this.#table().explain({ type: "break", tool: meant, seat });
  }

  #carryOut(choice: Choice): void {
    if (this.#table().busy) return;
    this.letGo();
    this.#table().choose(choice);
  }

  #advice(card: string): string {
    const { view, me, choices, say } = this.#table();
    if (playsOf(card, choices).length > 0) return say(`status-${targetOf(card)}`);
    const broken = me === null ? 0 : (view.players?.[me]?.broken.length ?? 0);
    return say(isPath(card) && broken > 0 ? "status-broken" : "status-only-discard");
  }
}
