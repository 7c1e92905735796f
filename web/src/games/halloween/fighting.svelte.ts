/** The dice of a fight or another roll, as far as they were seen: they stay until somebody does something else. */
import type { Animation, Happening } from "../../contract/drawing.ts";
import { oddsIn, type Throw } from "./news.ts";
import type { Event, Rolled } from "./wire.ts";

type Dice = Throw["dice"];

const NONE: Throw = { dice: [], won: null, fight: null, seat: null };
const OVER: ReadonlySet<string> = new Set(["action", "rested", "turn_ended", "occupied", "card_used"]);

export class Fighting {
  thrown = $state.raw<Throw | null>(null);
  rolling = $state(false); // the last die still tumbles
  #seen = ""; // the last event that was told, by version and place

  /** A gesture begins: a die that tumbles shows nothing yet. */
  move(beat: Animation<Event> | null): void {
    const rolled = beat?.event.kind === "rolled" ? beat.event : null;
    if (!rolled && !this.rolling) return;
    const before = this.#under();
    const dice = rolled ? withDie(before, dieOf(rolled, 0)) : lying(before);
    this.thrown = this.thrown || rolled ? { ...before, dice } : null;
    this.rolling = rolled !== null;
  }

  /** It was seen. */
  tell(news: readonly Happening<Event>[]): void {
    for (const { version, events, undoneTo } of news) {
      if (undoneTo !== undefined) this.thrown = null;
      events.forEach((event, index) =>
        this.#hear(event, `${String(version).padStart(9, "0")} ${String(index).padStart(4, "0")}`),
      );
    }
  }

  /** The page is elsewhere in the game: nothing of it was seen. */
  forget(): void {
    this.thrown = null;
    this.#seen = "";
  }

  /** These lie on the table while somebody decides about them; null: no roll is under way. */
  lie(thrown: Throw | null): void {
    const odds = this.thrown?.fight?.odds ?? null;
    this.thrown = thrown && { ...thrown, fight: thrown.fight && { ...thrown.fight, odds } };
  }

  /** The roll under way: dice of a fight that is over do not belong to the next one. */
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

/** The dice that show something. */
function lying({ dice }: Throw): Dice {
  return dice.filter(({ face }) => face > 0);
}

/** In a fight the attacker's die lies first, and one that is rolled again lies where it lay; other dice lie as they fell. */
function withDie(thrown: Throw, die: Dice[number]): Dice {
  if (!thrown.fight) return [...lying(thrown).slice(-1), die];
  const other = lying(thrown).filter(({ own }) => own !== die.own);
  return die.own ? [die, ...other] : [...other, die];
}

function dieOf({ colour, seat }: Rolled, face: number): Dice[number] {
  return { colour, face, own: seat !== null };
}
