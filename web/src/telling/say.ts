/** Texts of a game in one language, with its rules for choosing messages. */
import type { FluentBundle, FluentVariable, Message } from "@fluent/bundle";
import type { Json, Say } from "../contract/drawing.ts";
import { told } from "./naming.ts";
import { now, picked, telling, touched, type Frame, type Rules, type Speaker, type Thing } from "./scope.ts";

/** The sources of a game's texts; null: not loaded. */
export interface Sources {
  readonly bundle: FluentBundle;
  readonly rules: Rules | null;
}

const MOST = 2000; // cached sentences
const remembered = new WeakMap<FluentBundle, Map<string, string>>();
const speakers = new WeakMap<Say, Speaker>();

/** The `say` of a game: `find` returns its present sources, `shell` is the fallback. */
export function sayOf(find: () => Sources | null, shell: Say): Say {
  const speaker = speakerOf(find, shell);
  const say: Say = (key, values) => (find() ? said(key, values ?? {}) : "");
  const said = (key: string, values: Thing): string => {
    const { bundle } = find()!;
    const asked = questionOf(key, values);
    let known = remembered.get(bundle);
    if (!known) remembered.set(bundle, (known = new Map()));
    const before = asked === null ? undefined : known.get(asked);
    if (before !== undefined) return before;
    const touches = touched();
    const text = speaker.about(key, values);
    if (asked === null || touched() > touches || speaker.rules?.say?.[key]) return text;
    if (known.size >= MOST) known.clear();
    known.set(asked, text);
    return text;
  };
  speakers.set(say, speaker);
  return say;
}

/** A message about a thing with named values: `field-5` for a field 5. */
export const named = (say: Say, key: string, thing: Thing): string => speaker(say).about(key, thing, true);

/** The speaker behind a game's `say`. */
export function speaker(say: Say): Speaker {
  return speakers.get(say) ?? plainSpeaker(say);
}

function speakerOf(find: () => Sources | null, shell: Say): Speaker {
  const messageOf = (key: string) => find()?.bundle.getMessage(key.split(".", 1)[0] ?? "");
  const patternOf = (key: string) => {
    const [, attribute] = key.split(".", 2);
    const message = messageOf(key);
    return attribute ? message?.attributes[attribute] : message?.value;
  };
  const speaks: Speaker = {
    get rules() {
      return find()?.rules ?? null;
    },
    here(key) {
      const chosen = speaks.picked(key);
      const pattern = patternOf(chosen);
      const { thing } = now();
      if (!pattern) return chosen && shell(chosen, thing);
      return find()!.bundle.formatPattern(pattern, valuesOf(now(), speaks));
    },
    about: (key, thing, named = false) =>
      telling({ ...now(), speaker: speaks, thing, up: now(), named }, () => speaks.here(key)),
    picked(key) {
      const rule = speaks.rules?.say?.[key];
      return rule === undefined ? key : picked(rule, now());
    },
    has: (key) => Boolean(patternOf(key)),
    variables: (key) => variablesOf(messageOf(key)),
  };
  return speaks;
}

/** A `say` without rules and names, for example in tests. */
function plainSpeaker(say: Say): Speaker {
  const has = (key: string) => say(key) !== key;
  return {
    rules: null,
    here: (key) => say(key, now().thing),
    about: say,
    picked: (key) => key,
    has,
    variables: () => new Set(),
  };
}

function valuesOf({ thing, named }: Frame, speaks: Speaker): Record<string, FluentVariable> {
  const values: Record<string, FluentVariable> = {};
  for (const name in thing) values[name] = told(thing[name], named ? name : "", speaks);
  if (values["seat"] !== undefined) values["player"] ??= values["seat"];
  return values;
}

/** The cache key of a request; null if a value is more than a string or a number. */
function questionOf(key: string, values: Readonly<Record<string, Json>>): string | null {
  let asked = key;
  for (const name in values) {
    const value = values[name];
    if (typeof value !== "string" && typeof value !== "number") return null;
    asked += `\n${name}${JSON.stringify(value)}`; // 1 has a plural form, "1" has none
  }
  return asked;
}

function variablesOf(message: Message | undefined): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (node: unknown) => {
    if (typeof node !== "object" || node === null) return;
    if ("type" in node && node.type === "var" && "name" in node)
      found.add(node.name === "player" ? "seat" : String(node.name));
    Object.values(node).forEach(visit);
  };
  visit(message);
  return found;
}
