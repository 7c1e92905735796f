/**
 * Functions for Fluent messages: names, lists, members of the view, arithmetic. Terminals have the same functions,
 * `farol/telling/functions.py`.
 */
import { FluentNumber, type FluentFunction } from "@fluent/bundle";
import { raw, seatName, told, type Told } from "./naming.ts";
import { look, membersOf, now, partsOf, telling, touch, within, type Thing } from "./scope.ts";
import type { Speaker } from "./scope.ts";

type Arguments = readonly unknown[];
type Call = (say: Speaker, values: Arguments) => Told;

const text = (value: unknown, usual = ""): string => (value === undefined ? usual : String(raw(value)));
const number = (value: number): Told => new FluentNumber(value);
const list = (value: unknown): readonly unknown[] => {
  const held = raw(value);
  return Array.isArray(held) ? held : held === null || held === undefined ? [] : [held];
};
const numbers = (values: Arguments): number[] => values.flatMap(list).map(Number);

/** "one, two and three". */
export function listed(words: readonly string[], say: Speaker): string {
  const last = words.at(-1) ?? "";
  if (words.length < 2) return last;
  const sound = /^h?[ií]/i.test(last) && !/^hie/i.test(last) ? "i" : "other"; // Spanish says “e izquierda”
  return say.about("list-and", { some: words.slice(0, -1).join(", "), last, sound });
}

const joined = (words: readonly string[], between: string, say: Speaker): string =>
  between === "and" ? listed(words, say) : words.join(between);

function seen(say: Speaker, path: Arguments, root = ""): Told {
  const whole = [...(root ? [root] : []), ...path.map((part) => text(part))].join(".");
  const member = whole.split(".").findLast((part) => /^\p{L}/u.test(part)) ?? "";
  return told(look(whole, now()), member, say);
}

function name(say: Speaker, [prefixes, value, part]: Arguments): string {
  const plain = text(value).replaceAll(".", "-");
  const attribute = part === undefined ? "" : `.${text(part)}`;
  const found = text(prefixes)
    .split(" ")
    .map((prefix) => `${prefix}-${plain}${attribute}`)
    .find(say.has);
  return found ? say.here(found) : attribute ? "" : plain;
}

function each(say: Speaker, [things, message, between, none]: Arguments): string {
  const key = text(message);
  const lines = partsOf(raw(things)).map((one) => {
    const value = String(one["value"]);
    return key ? telling(within(now(), one), () => say.here(key.replace("*", value))) : value;
  });
  const words = lines.filter(Boolean);
  if (words.length === 0) return none === undefined ? "" : say.here(text(none));
  return joined(words, text(between, ", "), say);
}

function where(say: Speaker, [things, ...wanted]: Arguments): Told {
  const has = (one: Thing) =>
    wanted.every((member, place) => place % 2 === 1 || one[text(member)] === raw(wanted[place + 1]));
  return told(partsOf(raw(things)).filter(has), "", say);
}

/** A number with its sign, the minus as wide as the plus. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** Points as text: a real minus sign. */
export const minus = (points: number): string => String(points).replace("-", "−");

const CALLS: Readonly<Record<string, Call>> = {
  RAW: (say, [value]) => told(raw(value), "", say),
  SEAT: (say, [seat]) => seatName(raw(seat), say),
  SEATS: (say, [seats, between]) =>
    joined(
      list(seats).map((seat) => seatName(seat, say)),
      text(between, "and"),
      say,
    ),
  NAME: name,
  EACH: each,
  JOIN: (say, [between, ...messages]) =>
    messages
      .map((message) => say.here(text(message)))
      .filter(Boolean)
      .join(text(between)),
  SAY: (say, [message]) => say.here(text(message)),
  ABOUT: (say, [thing, message]) => telling(within(now(), membersOf(raw(thing))), () => say.here(text(message))),
  THIS: (say, path) => seen(say, path),
  SEEN: (say, path) => seen(say, path, "view"),
  OF: (say, [thing, ...path]) => telling(within(now(), raw(thing) as Thing), () => seen(say, path)),
  WHERE: where,
  REVERSED: (say, [things]) => told([...list(things)].reverse(), "", say),
  SIGN: (_, [value]) => number(Math.sign(Number(raw(value)))),
  ABS: (_, [value]) => number(Math.abs(Number(raw(value)))),
  COUNT: (_, [things]) => number(Object.keys(raw(things) ?? {}).length),
  SUM: (_, values) => number(numbers(values).reduce((sum, one) => sum + one, 0)),
  MOST: (_, values) => number(values.flatMap(list).length > 0 ? Math.max(...numbers(values)) : 0),
  PERCENT: (_, [part, whole]) =>
    number(Math.floor((100 * Number(raw(part) ?? 0)) / (whole === undefined ? 1 : Number(raw(whole))) + 0.5)),
  SIGNED: (_, [value]) => signed(Number(raw(value))),
  MINUS: (_, [value]) => minus(Number(raw(value))),
  CUT: (_, [value, first, last]) =>
    text(value).slice(Number(raw(first)), last === undefined ? undefined : Number(raw(last))),
};

export const FUNCTIONS: Readonly<Record<string, FluentFunction>> = Object.fromEntries(
  Object.entries(CALLS).map(([key, call]) => [
    key,
    (values: Arguments) => {
      touch();
      const { speaker } = now();
      if (!speaker) throw new TypeError(`${key}() speaks of nothing`);
      return call(speaker, values);
    },
  ]),
);
