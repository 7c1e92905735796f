/** Best scores by kind of game: the name of a kind, and the kind of a table. */
import type { RecordKind, RecordList } from "../../net/wire.ts";
import { wordsOf } from "../../words/names.svelte.ts";
import { say } from "../../words/words.svelte.ts";

/** The name of a kind in words. */
export function kindName(game: string, kind: RecordKind): string {
  const words = wordsOf(game);
  const parts = [
    kind.alone === null || kind.alone === undefined ? companyName(kind) : words(`alone-${kind.alone}`),
    ...Object.entries(kind.options).map(([name, value]) => optionName(words, name, value)),
  ];
  if (kind.hints) parts.push(say("records-hints"));
  return parts.join(" · ");
}

function companyName({ seats, company }: RecordKind): string {
  if (seats === 1) return say("records-alone");
  const who =
    company === "people" ? say("records-people") : say("records-bots", { level: say("level", { level: company }) });
  return say("records-seats", { seats, who });
}

function optionName(words: (key: string) => string, name: string, value: boolean | number | string): string {
  const key = `option-${name}`;
  if (typeof value === "boolean") return say("records-flag", { option: words(key), value: value ? "yes" : "no" });
  const called = words(`${key}-${value}`);
  return `${words(key)}: ${called === `${key}-${value}` ? value : called}`;
}

/** The list of a game's solo mode, without hints. */
export function listAlone(lists: readonly RecordList[], game: string, way: string): RecordList | undefined {
  return lists.find((one) => one.game === game && one.kind.alone === way && !one.kind.hints && !hasOptions(one.kind));
}

/** The list for a game with so many seats against bots of a level, with default options. */
export function listAgainst(
  lists: readonly RecordList[],
  game: string,
  seats: number,
  level: string,
  options: Readonly<Record<string, unknown>>,
): RecordList | undefined {
  return lists.find(
    ({ kind, ...one }) =>
      one.game === game &&
      kind.seats === seats &&
      kind.company === level &&
      !kind.hints &&
      Object.entries(kind.options).every(([name, value]) => options[name] === value),
  );
}

const hasOptions = (kind: RecordKind): boolean => Object.keys(kind.options).length > 0;
