/** Positions of our games as sent to a browser, with their drawings and texts. */
import type { BoardProps, Choice, Context, GameDrawing, JsonObject, Say, SeatInfo } from "../contract/drawing.ts";
import { loadRules, loadText } from "../words/names.svelte.ts";
import { sayOf } from "../telling/say.ts";
import type { Rules } from "../telling/scope.ts";
import { bundleOf, say as shell } from "../words/words.svelte.ts";

interface Told {
  readonly view: JsonObject;
  readonly choices: readonly Choice[];
}
interface Positions {
  readonly seats: number;
  readonly positions: Readonly<Record<string, Told>>;
}

const DRAWINGS = import.meta.glob<GameDrawing>("../games/*/index.ts", { import: "game" });
const TOLD = import.meta.glob<Positions>("./positions/*.json", { eager: true, import: "default" });
const NAMES = import.meta.glob<string>("../../../src/farol/games/*/text/names.en.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

export const GAMES = Object.keys(TOLD).map((path) => path.replace(/^.*\/|\.json$/g, ""));

/** All seats of a table: a person on the first one, bots on the others. */
export function company(count: number): SeatInfo[] {
  return Array.from({ length: count }, (_, seat) => ({
    seat,
    name: ["Ana", "Brasa", "Candil", "Dama", "Eco"][seat] ?? `Bot ${seat}`,
    letter: "ABCDEFGHIJ"[seat] ?? "?",
    colour: `var(--seat${seat + 1})`,
    kind: seat === 0 ? "person" : "bot",
    present: true,
    level: seat === 0 ? null : "regular",
    standsIn: false,
  }));
}

/** A position of a game at which the first seat decides. */
export class Moment {
  private constructor(
    readonly game: string,
    readonly drawing: GameDrawing,
    readonly view: JsonObject,
    readonly choices: readonly Choice[],
    readonly seats: readonly SeatInfo[],
    private readonly text: string,
    private readonly rules: Rules | null,
  ) {}

  static async of(game: string, name: string): Promise<Moment> {
    const found = TOLD[`./positions/${game}.json`];
    const told = found?.positions[name];
    const load = DRAWINGS[`../games/${game}/index.ts`];
    if (!found || !told || !load) throw new Error(`There is no position ${name} of ${game}.`);
    const text = await loadText(game, "en");
    return new Moment(game, await load(), told.view, told.choices, company(found.seats), text, await loadRules(game));
  }

  get say(): Say {
    const names = NAMES[`../../../src/farol/games/${this.game}/text/names.en.ftl`] ?? "";
    const told = { bundle: bundleOf("en", [this.text, names]), rules: this.rules };
    return sayOf(() => told, shell);
  }

  get context(): Context {
    return { view: this.view, me: 0, seats: this.seats, toAct: 0, say: this.say };
  }

  /** The props of its board; `chosen` receives the choice. */
  board(chosen: (choice: Choice) => void, more: Partial<BoardProps> = {}): BoardProps {
    return {
      view: this.view,
      choices: this.choices,
      me: 0,
      seats: this.seats,
      toAct: 0,
      news: [],
      beat: null,
      busy: false,
      hint: null,
      place: "table",
      narrow: false,
      settings: { motion: false, sound: false, colourSafe: false, language: "en" },
      say: this.say,
      choose: chosen,
      takeBack: null,
      explain: () => undefined,
      tell: () => undefined,
      ...more,
    };
  }
}
