/** Claims in pictures and words: declared by the server, drawn by the game. */
import type { GameDrawing, JsonObject, Say, SeatInfo } from "../../contract/drawing.ts";
import type { ClaimInfo, ClaimLine, ClaimPart } from "../../net/wire.ts";

/** A game's pictures of claims. */
type Drawn = Pick<GameDrawing, "claimIcon">;
/** Whom words are about, and how they are said. */
interface Speaking {
  readonly seats: readonly Pick<SeatInfo, "name">[];
  readonly say: Say;
}

export type Claim = JsonObject & { type: string };

/** One picture of a row that says something: a symbol, or a seat. */
export type Picture = { readonly icon: string } | { readonly seat: number };

const MANNERS: Readonly<Record<string, string>> = {
  forced: "ui-forced",
  laugh: "ui-laugh",
  "well-played": "ui-thumb",
  hurry: "ui-hurry",
  "no-hurry": "ui-calm",
  "trust-me": "ui-heart",
};
const UNKNOWN = "ui-talk"; // a claim that nobody has drawn

export function claimOf(line: ClaimLine): Claim {
  return line.claim as Claim;
}

export function kindIcon(kind: string, drawing: Drawn): string {
  return drawing.claimIcon?.(kind, null) ?? MANNERS[kind] ?? UNKNOWN;
}

/** A value of a part: another seat, or a symbol of the game; null where only words will do. */
export function valuePicture(part: ClaimPart, value: unknown, drawing: Drawn): Picture | null {
  if (part.kind === "seat") return { seat: Number(value) };
  const icon = drawing.claimIcon?.(part.name, String(value)) ?? null;
  return icon === null ? null : { icon };
}

export function picturesOf(claim: Claim, info: ClaimInfo | undefined, drawing: Drawn): Picture[] {
  const values = (info?.parts ?? []).flatMap((part) => valuePicture(part, claim[part.name], drawing) ?? []);
  return [{ icon: kindIcon(claim.type, drawing) }, ...values];
}

/** A value in words. */
export function valueInWords(part: ClaimPart, value: unknown, { seats, say }: Speaking): string {
  if (part.kind === "seat") return seats[Number(value)]?.name ?? "";
  return say(`claim-${part.name}-${String(value)}`);
}

/** What was said, as a person would say it. Words of a list choose the sentence; the rest stands in it. */
export function sentenceOf(claim: Claim, info: ClaimInfo | undefined, context: Speaking): string {
  const values: Record<string, string> = {};
  for (const part of info?.parts ?? []) {
    const value = claim[part.name];
    values[part.name] = part.kind === "word" ? String(value) : valueInWords(part, value, context);
  }
  return context.say(`claim-${claim.type}`, values);
}

/** By seat, what each has said about the game, once each, the latest last; manners are no news. */
export function spokenBy(
  lines: readonly ClaimLine[],
  kinds: readonly ClaimInfo[],
  context: Speaking,
): Map<number, readonly string[]> {
  const spoken = new Map<number, readonly string[]>();
  for (const line of lines) {
    const claim = claimOf(line);
    const info = kinds.find(({ name }) => name === claim.type);
    if (!info || info.parts.length === 0) continue;
    const sentence = sentenceOf(claim, info, context);
    spoken.set(line.seat, [...(spoken.get(line.seat) ?? []).filter((one) => one !== sentence), sentence]);
  }
  return spoken;
}

/**
 * What has been heard by somebody who has seen the game up to a version: words come after the moves before them, and
 * once it is known of which `kinds` they are.
 */
export function heardBy(
  lines: readonly ClaimLine[],
  kinds: readonly ClaimInfo[],
  version: number | null,
): readonly ClaimLine[] {
  if (version === null) return [];
  return lines.filter((line) => line.version <= version && kinds.some(({ name }) => name === claimOf(line).type));
}

/** The next part to pick, and what there is to pick from. */
export interface Asked {
  readonly part: ClaimPart;
  readonly values: readonly (string | number)[];
}

/** What a half-made claim still lacks; null: it is whole. */
export function lacking(info: ClaimInfo, made: readonly unknown[], me: number, seats: number): Asked | null {
  const part = info.parts[made.length];
  if (!part) return null;
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== me);
  return { part, values: part.kind === "seat" ? others : part.values };
}

export function made(info: ClaimInfo, values: readonly (string | number)[]): Claim {
  return {
    type: info.name,
    ...Object.fromEntries(info.parts.map((part, index) => [part.name, values[index] ?? null])),
  };
}
