/** The dice of a fight or another roll, as far as they were seen: they stay until somebody does something else. */
import type { Beat, Happening } from "../contract.ts";
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
  move(beat: Beat<Event> | null): void {
    const rolled = beat?.event.kind === "rolled" ? beat.event : null;
    if (!rolled && !this.rolling) return;
    const lying = (this.thrown?.dice ?? []).filter(({ face }) => face > 0);
    const next: Dice = rolled ? [...lying.slice(-1), dieOf(rolled, 0)] : lying;
    this.thrown = this.thrown || rolled ? { ...(this.thrown ?? NONE), dice: next } : null;
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

  clear(): void {
    this.thrown = null;
  }

  #hear(event: Event, key: string): void {
    if (key <= this.#seen) return;
    this.#seen = key;
    const before = this.thrown ?? NONE;
    if (OVER.has(event.kind)) this.thrown = null;
    else if (event.kind === "attacked")
      this.thrown = { ...NONE, seat: event.seat, fight: { ghost: event.ghost, foe: event.foe, odds: oddsIn(event) } };
    else if (event.kind === "rolled") {
      const lying = before.dice.filter(({ face }) => face > 0);
      this.thrown = {
        ...before,
        won: null,
        seat: event.seat ?? before.seat,
        dice: [...lying.slice(-1), dieOf(event, event.face)],
      };
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

function dieOf({ colour, seat }: Rolled, face: number): Dice[number] {
  return { colour, face, own: seat !== null };
}
