/** Typed words at a table, their meaning, and the numbered list to choose from. */
import type { Choice, JsonObject } from "../../contract/drawing.ts";
import type { Understood } from "../../net/wire.ts";
import { numbered } from "./numbered.ts";
import type { Branch } from "./tree.ts";
import { ended } from "./voice.svelte.ts";

/** One line of the list: a choice, several choices, words for a further question, or something else to do. */
export interface Option {
  readonly label: string;
  readonly choices?: readonly Choice[];
  readonly text?: string;
  readonly run?: () => void; // something else
}

/** Commands that the browser handles itself. */
export const COMMANDS = [
  "again",
  "slower",
  "quicker",
  "mine",
  "undo",
  "back",
  "walk",
  "length",
  "short",
  "usual",
  "full",
  "order",
  "mute",
  "block",
  "report",
] as const;
export type Command = (typeof COMMANDS)[number];

/** The conversation's dependencies: the table and the listener. */
export interface Partner {
  ask(text: string, complete: boolean): string | null; // the id of the request; null: not connected
  branches(choices: readonly Choice[] | null): readonly Branch[]; // null: of all choices
  choose(choice: Choice): void;
  command(name: Command): void;
  words(key: string, values?: Record<string, string | number>): string;
  speak(text: string): void;
  hint(): void;
  claim?(said: JsonObject): void;
  chat?(text: string): void;
  walk?(text: string | null): boolean; // to the place of this name, or (null) to the board; false: there is none
  goOn(): void; // empty input: continues a hold, or repeats the prompt
}

interface Question {
  readonly text: string;
  readonly complete: boolean; // a completion is requested
  readonly tries: number;
}

const TRIES = 3; // attempts to have text parsed: the parser process may have to start

export class Conversation {
  text = $state("");
  lines = $state.raw<readonly string[]>([]); // the last answer
  asked = $state.raw<readonly Option[] | null>(null); // options of the last answer; null: my choices
  trail = $state.raw<readonly (readonly Choice[])[]>([]); // the opened branches

  readonly #partner: Partner;
  readonly #waiting = new Map<string, Question>(); // pending questions by id
  #typed: string[] = []; // typed since then: numbers refer to the answer
  #begun: string | null = null; // the list when the first character was typed
  #about: number | null = null; // the version that the list is about, if it is an answer
  #chosen: number | null = null; // the version of a move that was typed: lines after it wait for the next one
  #confirming = false; // the list is a move that needs confirmation
  #unsure = false; // the list is of questions, for words that were not understood

  constructor(partner: Partner) {
    this.#partner = partner;
  }

  get options(): readonly Option[] {
    return this.asked ?? this.#partner.branches(this.trail.at(-1) ?? null);
  }

  /** Whether there is a previous list. */
  get canGoBack(): boolean {
    return this.asked !== null || this.trail.length > 0;
  }

  /** A character was typed: a number is about the list that there is now. */
  began(): void {
    if (this.text === "") this.#begun = null;
    else this.#begun ??= this.#listed();
  }

  #listed(): string {
    return JSON.stringify(this.options.map(({ label }) => label));
  }

  /** Submit the input. */
  send(): void {
    const [text, begun] = [this.text.trim(), this.#begun];
    this.text = "";
    this.#begun = null;
    if (!text) return this.#partner.goOn();
    if (/^\d{1,3}$/.test(text) && begun !== null && begun !== this.#listed() && this.options.length > 0)
      return this.sayOptions(this.#partner.words("ear-list-changed"));
    this.#typed.push(text);
    this.#readOn();
  }

  /** Lines are handled in order: what was typed before an answer came is handled after it. */
  #readOn(): void {
    while (this.#typed.length > 0 && !this.#isAsking()) this.#read(this.#typed.shift() ?? "");
  }

  #isAsking(): boolean {
    return [...this.#waiting.values()].some(({ complete }) => !complete);
  }

  #read(text: string): void {
    if (/^\d{1,3}$/.test(text)) return this.options.length > 0 ? this.pick(Number(text)) : this.sayOptions("");
    if (this.#unsure) this.reset(); // what was offered instead of an answer
    const command = COMMANDS.find((name) => this.#isCalled(name, text));
    if (command) return this.#partner.command(command);
    if (this.#walked(text)) return;
    this.ask(text);
  }

  /** "at 6,1": to that place of the board. */
  #walked(text: string): boolean {
    const [begun = "", ...rest] = text.toLowerCase().split(/\s+/);
    const names = this.#partner.words("ear-type-at").split(",");
    return names.some((name) => name.trim() === begun) && (this.#partner.walk?.(rest.join(" ")) ?? false);
  }

  /** The choices of a place: one waits for a confirmation, several are a list. */
  offerAt(name: string, choices: readonly Choice[]): void {
    this.reset();
    this.trail = [choices];
    const [only, ...more] = this.options;
    if (!only || more.length > 0) return this.sayOptions(name);
    this.#confirming = true;
    this.#tell([`${name}: ${only.label}`, this.#partner.words("ear-walk-sure")]);
  }

  #isCalled(command: Command, text: string): boolean {
    const names = this.#partner.words(`ear-type-${command}`).split(",");
    return names.some((name) => name.trim() === text.toLowerCase());
  }

  ask(text: string, complete = false, tries = 1): void {
    const id = this.#partner.ask(text, complete);
    if (id === null) this.#tell([this.#partner.words("offline")]);
    else this.#waiting.set(id, { text, complete, tries });
  }

  /** The parser was not ready: retried a limited number of times. */
  unread(id: string): void {
    const asked = this.#waiting.get(id);
    if (!asked) return;
    if (asked.tries >= TRIES) return this.refused(id, this.#partner.words("ear-unread"));
    this.#waiting.delete(id);
    if (asked.tries === 1) this.#partner.speak(this.#partner.words("ear-moment"));
    this.ask(asked.text, asked.complete, asked.tries + 1);
  }

  /** Request completions of this text. */
  complete(): void {
    if (this.text.trim()) this.ask(this.text, true);
  }

  /** The option with this number; 0 goes back to the previous list. */
  pick(number: number): void {
    if (number === 0) return this.back();
    const option = this.options[number - 1];
    if (!option) return this.#tell([this.#partner.words("ear-no-number", { number })]);
    const [only, ...more] = option.choices ?? [];
    if (option.run) {
      this.reset();
      return option.run();
    }
    if (option.text !== undefined && !only) return this.ask(option.text);
    if (!only) return;
    if (more.length === 0) {
      this.reset();
      return this.#partner.choose(only);
    }
    this.trail = [...this.trail, option.choices ?? []];
    this.asked = null;
    this.sayOptions(option.label);
  }

  back(): void {
    if (this.asked) this.asked = null;
    else this.trail = this.trail.slice(0, -1);
    this.sayOptions("");
  }

  /** Discard lists. */
  reset(): void {
    this.#confirming = false;
    this.#unsure = false;
    this.#about = null;
    this.asked = null;
    this.trail = [];
  }

  /** Another position is shown; a list about a later one stays. */
  movedOn(version: number | null = null): void {
    if (version !== null && this.#chosen !== null && version <= this.#chosen) return;
    this.#chosen = null;
    if (version === null || this.#about === null || version > this.#about) this.reset();
    this.#readOn();
  }

  /** The connection was lost: no answers will come. */
  lost(): void {
    this.#waiting.clear();
    this.#typed = [];
    this.#chosen = null;
  }

  /** Offer a list of other things to do; `none` is said where it is empty. */
  offer(options: readonly Option[], none: string): void {
    this.reset();
    if (options.length === 0) return this.#tell([none]);
    this.asked = options;
    this.sayOptions("");
  }

  /** Announce the list with its numbers. */
  sayOptions(title: string): void {
    const labels = this.options.map(({ label, choices }) => {
      const count = choices?.length ?? 1;
      return count > 1 ? this.#partner.words("ear-several", { name: label, count }) : label;
    });
    this.#partner.speak(labels.length > 0 ? numbered(labels, title) : this.#partner.words("choices-none"));
  }

  /** Whether this answers one of my questions. */
  awaits(id: string | null | undefined): boolean {
    return id != null && this.#waiting.has(id);
  }

  /** A refusal with its sentence. */
  refused(id: string, sentence: string): void {
    this.#waiting.delete(id);
    this.#tell([sentence]);
    this.#readOn();
  }

  /** The answer of the parser. */
  hear(found: Understood): void {
    const asked = this.#waiting.get(found.id);
    this.#waiting.delete(found.id);
    if (asked?.complete) return this.#completed(found.endings ?? []);
    const action = (found.action ?? null) as Choice | null;
    if (found.meaning === "move" && action && found.sure) {
      this.reset();
      this.#chosen = found.version;
      return this.#partner.choose(action); // later input refers to the next position
    }
    this.#answered(found, action);
    this.#readOn();
  }

  #answered(found: Understood, action: Choice | null): void {
    if (found.meaning === "hint") return this.#partner.hint();
    if (found.meaning === "claim" || found.meaning === "chat") return this.#said(found);
    if (found.meaning === "move" && action) {
      this.reset();
      this.#confirming = true;
      this.#about = found.version;
      this.asked = [{ label: found.lines[0] ?? "", choices: [action] }];
      return this.#tell([...found.lines, this.#partner.words("ear-confirm")]);
    }
    if (this.#confirming) this.reset(); // another question cancels the confirmation
    if (!found.options?.length) return this.#tell(found.lines); // a list stays while questions are asked
    this.reset();
    this.#about = found.version;
    this.#unsure = found.meaning === "unknown";
    this.asked = found.options.map(optionOf);
    this.#tell(found.lines, [numbered(this.asked.map(({ label }) => label))]);
  }

  /** Everybody hears it, the speaker too. */
  #said({ claim, lines }: Understood): void {
    this.reset();
    if (claim) this.#partner.claim?.(claim as JsonObject);
    else this.#partner.chat?.(lines[0] ?? "");
  }

  #completed(endings: readonly string[]): void {
    const [only, ...more] = endings;
    if (only === undefined) return this.#partner.speak(this.#partner.words("ear-no-ending"));
    if (more.length === 0) {
      this.text = `${only} `;
      return this.#partner.speak(only);
    }
    this.#partner.speak(endings.join(", "));
  }

  #tell(lines: readonly string[], more: readonly string[] = []): void {
    this.lines = lines;
    this.#partner.speak([...lines.map(ended), ...more].join(" "));
  }
}

function optionOf({ label, text, action }: NonNullable<Understood["options"]>[number]): Option {
  return action ? { label, choices: [action as Choice] } : { label, text };
}
