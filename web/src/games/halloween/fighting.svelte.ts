/** The dice of a fight or another roll, as far as they were shown: they stay until the next action. */
import type { Animation, Happening } from "../../contract/drawing.ts";
import { oddsIn, type Throw } from "./news.ts";
import type { Event, Rolled } from "./wire.ts";

type Dice = Throw["dice"];

const NONE: Throw = { dice: [], won: null, fight: null, seat: null };
const OVER: ReadonlySet<string> = new Set(["action", "rested", "turn_ended", "occupied", "card_used"]);

export class Fighting {
  thrown = $state.raw<Throw | null>(null);
  rolling = $state(false); // the last die is still rolling
  #seen = ""; // the last added event, by version and index

  /** An animation begins: a rolling die shows no face yet. */
  move(beat: Animation<Event> | null): void {
    const rolled = beat?.event.kind === "rolled" ? beat.event : null;
    if (!rolled && !this.rolling) return;
    const before = this.#under();
    const dice = rolled ? withDie(before, dieOf(rolled, 0)) : lying(before);
    this.thrown = this.thrown || rolled ? { ...before, dice } : null;
    this.rolling = rolled !== null;
  }

  /** The event was shown. */
  tell(news: readonly Happening<Event>[]): void {
    for (const { version, events, undoneTo } of news) {
      if (undoneTo !== undefined) this.thrown = null;
      events.forEach((event, index) =>
        this.#hear(event, `${String(version).padStart(9, "0")} ${String(index).padStart(4, "0")}`),
      );
    }
  }

  /** The page has jumped elsewhere in the game: clear the dice. */
  forget(): void {
    this.thrown = null;
    this.#seen = "";
  }

  /** The dice on the table during a decision about them; null: no roll is pending. */
  lie(thrown: Throw | null): void {
    const odds = this.thrown?.fight?.odds ?? null;
    this.thrown = thrown && { ...thrown, fight: thrown.fight && { ...thrown.fight, odds } };
  }

  /** The pending roll: dice of an earlier fight are ignored. */
  #under(): Throw {
    return this.thrown && this.thrown.won === null ? this.thrown : NONE;
  }

  #hear(event: Event, key: string): void {
    if (key <= this.#seen) return;
    this.#seen = key;
    const before = this.thrown ?? NONE;
    if (OVER.has(event.kind)) this.thrown = null;
    else if (event.kind === "attacked")
      this.thrown = { ...NONE, seat: event.seat, fight: { ghost: event.ghost, foe: event.foe, odds: oddsIn(event) } };
    else if (event.kind === "rolled") {
      const roll = this.#under();
      const dice = withDie(roll, dieOf(event, event.face));
      this.thrown = { ...roll, seat: event.seat ?? before.seat, dice };
      this.rolling = false;
    } else if (event.kind === "fight_won" || event.kind === "fight_lost") {
      this.thrown = {
        ...before,
        won: event.kind === "fight_won",
        fight: { odds: null, ...before.fight, ghost: event.ghost, foe: event.foe },
      };
    }
  }
}

/** The dice with a face. */
function lying({ dice }: Throw): Dice {
  return dice.filter(({ face }) => face > 0);
}

/**
 * In a fight the attacker's die comes first, and a rerolled one keeps its place; other dice are in the order of
 * rolling.
 */
function withDie(thrown: Throw, die: Dice[number]): Dice {
  if (!thrown.fight) return [...lying(thrown).slice(-1), die];
  const other = lying(thrown).filter(({ own }) => own !== die.own);
  return die.own ? [die, ...other] : [...other, die];
}

function dieOf({ colour, seat }: Rolled, face: number): Dice[number] {
  return { colour, face, own: seat !== null };
}
