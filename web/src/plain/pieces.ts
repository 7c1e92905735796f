/**
 * A view as things on a table: what belongs to each seat, what lies in the middle, what is one's own. What is empty is
 * left out. A game gives its words colours and emblems as attributes of their names:
 *
 *     word-coal = coal
 *         .colour = #3a3230
 *         .emblem = ●
 */
import type { Choice, Json, JsonObject } from "../contract/drawing.ts";
import { inline, memberName, nameOf } from "../telling/naming.ts";
import type { Speaker } from "../telling/scope.ts";
import { naming, ownerOf, PLAYERS, rank, SHOWN, type Names } from "./members.ts";

/** A card, tile or token; alike ones that lie together are one with a count. */
export interface Piece {
  readonly text: string;
  readonly print: string; // what stands on it beside its emblem
  readonly kind: "face" | "back" | "gap";
  readonly colour: string | null;
  readonly dark: boolean; // the colour is dark: print on it in white
  readonly emblem: string;
  readonly count: number;
  readonly value: Json;
}

/** How a thing is pressed: what can be done with it, in words, and whether it was picked or is hinted at. */
export interface Pressed {
  readonly told: string | null;
  readonly chosen: boolean;
  readonly hinted: boolean;
  onclick(): void;
}

/** A member: a sentence of one value, things beside each other, or rows of a board. */
export interface Part {
  readonly name: string;
  readonly text: string | null;
  readonly grid: readonly (readonly Piece[])[]; // one row of things, or a board
  readonly flag: boolean; // it holds or not: the name says all
}

/** What stands under one heading; rows of a list have headings of their own. */
export interface Area {
  readonly title: string;
  readonly rows: readonly { readonly title: string; readonly parts: readonly Part[] }[];
}

export interface Table {
  readonly facts: readonly Part[];
  readonly seats: readonly (readonly Part[])[]; // by seat
  readonly areas: readonly Area[];
  readonly mine: Area | null;
}

/** The cell of the board that a choice names, by its row and column counted from 1. */
export const spotOf = ({ row, column }: Choice): string | null =>
  typeof row === "number" && typeof column === "number" ? `${row},${column}` : null;

/** Whether a choice is about a thing: it has all members of the card, or its word. */
export function isAbout(choice: Choice, thing: Json): boolean {
  const { type: _, ...members } = choice;
  if (isCard(thing)) return Object.entries(thing).every(([member, value]) => members[member] === value);
  return typeof thing === "string" && thing !== "" && Object.values(members).includes(thing);
}

/** The things of a choice that can be pressed: the first of these parts that has any, for each choice. */
export const placeOf = (choice: Choice, parts: readonly Part[]): Part | undefined =>
  parts.find(({ grid }) => grid.flat().some(({ value }) => isAbout(choice, value)));

/** Whether a part is a board: rows of cells. */
export const isBoard = (part: Part): boolean => part.grid.length > 1;

const RESULT = "result"; // the end sheet shows it
const COLOUR = /^#[\da-f]{6}$/i;
const MOST_BACKS = 4; // side by side; more are one back with a count
const MOST_MEMBERS = 3; // of an object that is one card, such as a suit and a rank

type Plain = boolean | number | string | null;
const isFlat = (value: Json): value is Plain => typeof value !== "object" || value === null;
const isList = (value: Json): value is Json[] => Array.isArray(value);
const isGrid = (value: Json): value is Json[][] => isList(value) && value.length > 1 && value.every(isList);
const isObject = (value: Json): value is JsonObject => !isFlat(value) && !isList(value);
const isEmpty = (value: Json): boolean =>
  value === null ||
  value === false ||
  value === "" ||
  (!isFlat(value) && !isGrid(value) && Object.values(value).every(isNothing));
const isNothing = (value: Json): boolean => value !== null && isEmpty(value);
const isCard = (value: Json): value is JsonObject =>
  isObject(value) &&
  !("seat" in value) &&
  Object.values(value).every((one) => isFlat(one) && one !== null) &&
  Object.keys(value).length <= MOST_MEMBERS;

/** The attribute of the name of a word; empty if it has none. */
function attribute(member: string, value: Json, name: string, say: Speaker): string {
  if (typeof value !== "string" && typeof value !== "number") return "";
  const message = nameOf(member, value, say);
  return message !== null && say.has(`${message}.${name}`) ? say.here(`${message}.${name}`) : "";
}

function isDark(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue < 140;
}

/** A card by its word, or by the words of its members. */
function pieceOf(member: string, value: Json, say: Speaker): Piece {
  const words: (readonly [string, Json])[] = isCard(value) ? Object.entries(value) : [[member, value]];
  const found = (name: string) => words.map(([owner, word]) => attribute(owner, word, name, say)).find(Boolean) ?? "";
  const emblem = found("emblem");
  const bare = words.filter(([owner, word]) => words.length === 1 || !attribute(owner, word, "emblem", say));
  const colour = COLOUR.test(found("colour")) ? found("colour") : null;
  const said = (some: typeof words) => some.map(([owner, word]) => inline(owner, word, say)).join(" ");
  const common = { colour, dark: colour !== null && isDark(colour), emblem, count: 1, value };
  if (value === null) return { ...common, text: say.here("plain-hidden"), print: "", kind: "back" };
  return { ...common, text: said(words), print: said(bare), kind: value === "" ? "gap" : "face" };
}

/** Many backs side by side are one with a count. */
function laid(member: string, values: readonly Json[], say: Speaker): Piece[] {
  const pieces = values.map((value) => pieceOf(member, value, say));
  const backs = pieces.filter(({ kind }) => kind === "back");
  if (backs.length <= MOST_BACKS) return pieces;
  return [{ ...backs[0]!, count: backs.length }, ...pieces.filter(({ kind }) => kind !== "back")];
}

function partOf(member: string, value: Json, say: Speaker): Part {
  const name = memberName(member, say);
  const single = member === "seats" ? "seat" : member;
  if (isGrid(value))
    return { name, text: null, grid: value.map((row) => row.map((one) => pieceOf(single, one, say))), flag: false };
  if (isList(value)) return { name, text: null, grid: [laid(single, value, say)], flag: false };
  if (isCard(value)) return { name, text: null, grid: [[pieceOf(member, value, say)]], flag: false };
  const drawn = ["colour", "emblem"].some((what) => attribute(member, value, what, say));
  if (drawn) return { name, text: null, grid: [[pieceOf(member, value, say)]], flag: false };
  return { name, text: inline(member, value, say), grid: [], flag: value === true };
}

function partsOf(value: JsonObject, say: Speaker): Part[] {
  return Object.entries(value)
    .filter(([member, one]) => !isEmpty(one) && member !== "seat")
    .map(([member, one]) => partOf(member, one, say));
}

/** A list of objects has a row for each; an object one row; anything else is one part without a name. */
function areaOf(member: string, value: Json, names: Names, say: Speaker): Area {
  const title = memberName(member, say);
  if (isList(value) && value.some((one) => isObject(one) && !isCard(one))) {
    const rows = value.map((one, index) => {
      const owner = isObject(one) ? ownerOf(member, one, index, names) : undefined;
      const parts = isObject(one) ? partsOf(one, say) : [partOf(member, [one], say)];
      return { title: owner ?? String(index + 1), parts: parts.length === 1 ? unnamed(parts) : parts };
    });
    return { title, rows: rows.filter(({ parts }) => parts.length > 0) };
  }
  if (isObject(value) && !isCard(value)) {
    const parts = partsOf(value, say);
    const lone = parts.length === 1 && Object.values(value).filter((one) => Array.isArray(one)).length < 2;
    return { title, rows: [{ title: "", parts: lone ? unnamed(parts) : parts }] };
  }
  return { title, rows: [{ title: "", parts: unnamed([partOf(member, value, say)]) }] };
}

const unnamed = (parts: readonly Part[]): Part[] => parts.map((part) => (part.flag ? part : { ...part, name: "" }));

/** The whole view. */
export function tableOf(view: JsonObject, names: Names): Table {
  const members = Object.entries(view)
    .filter(([member, value]) => !SHOWN.has(member) && member !== RESULT && member !== PLAYERS && !isEmpty(value))
    .sort(([one], [other]) => rank(one) - rank(other));
  const players = view[PLAYERS];
  return naming(names, (say) => {
    const facts = members.filter(([, value]) => isFlat(value)).map(([member, value]) => partOf(member, value, say));
    const areas = members
      .filter(([member, value]) => !isFlat(value) && member !== "me")
      .map(([member, value]) => areaOf(member, value, names, say));
    const mine = view["me"] === undefined || isEmpty(view["me"]) ? null : areaOf("me", view["me"], names, say);
    const seats = names.seats.map(({ seat }) => {
      const one = isList(players ?? null) ? (players as Json[])[seat] : undefined;
      return one !== undefined && isObject(one) ? partsOf(one, say) : [];
    });
    return { facts, seats, areas, mine };
  });
}
