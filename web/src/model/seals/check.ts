/**
 * Verifies that the dice of a finished game follow from the commitments made before the deal.
 *
 * Nothing here asks the server. It knows no rules: whether each draw had the right outcomes is checked by `farol
 * verify`. `docs/decisions/0050-seals.md` has the formulas.
 */
import type { CompleteRecord, SeatSeal } from "../../net/wire.ts";
import { drawnLot } from "./lots.ts";
import { hexHash, textHash, textHmac } from "./sha256.ts";

export type Problem =
  "secret" | "bots" | "seats" | "seat-salt" | "salt" | "seal" | "history" | "noted" | "mine" | "length" | "dice";

/** This browser's own knowledge of the game. */
export interface Noted {
  readonly seal?: string | undefined;
  readonly history?: string | undefined;
  readonly salts?: Readonly<Record<string, string>> | undefined; // revealed by this browser, by seat
  readonly entries?: number | undefined; // number of entries
}

export interface Checked {
  readonly outcomes: number;
  readonly problem: Problem | null;
}

const WORD = /^[0-9a-f]{64}$/;

const isOpened = (secret: string | null | undefined, promise: string | undefined): boolean =>
  WORD.test(secret ?? "") && hexHash(secret ?? "") === promise;

function isSeatRight(seat: SeatSeal, number: number, bots: string): boolean {
  const { kind, commitment = "", salt = "", withheld = false } = seat;
  if (commitment !== "" && !withheld) return kind === "person" && isOpened(salt, commitment);
  return (!withheld || commitment !== "") && salt === textHmac(bots, `seat:${number}`);
}

export function sealOf(record: CompleteRecord): string {
  const { trust } = record;
  const options = Object.entries(record.options).sort(([a], [b]) => (a < b ? -1 : 1));
  const seats = (trust.seats ?? []).map(({ kind, name, commitment = "", salt = "" }) => [kind, name, commitment, salt]);
  const sealed = ["farol-seal-1", record.game, record.rules_version, options, trust.commitment, trust.bots, seats];
  return textHash(JSON.stringify(sealed));
}

export function historyOf(record: CompleteRecord): string {
  const entries = record.entries.map(({ action, undo_to }) => action ?? [undo_to]);
  const heard = (record.claims ?? []).filter(({ version }) => version < record.entries.length); // before the end
  const said = heard.map(({ version, seat, claim }) => [version, seat, claim]);
  const people = record.people.map(({ name, kind, level }) => [name, kind, level]);
  const result = record.result && [record.result.scores, record.result.places];
  const practice = record.practice ?? false;
  return textHash(JSON.stringify(["farol-history-1", record.trust.seal, entries, said, people, result, practice]));
}

function sealProblem(record: CompleteRecord, noted: Noted): Problem | null {
  const { trust } = record;
  const seats = trust.seats ?? [];
  if (!isOpened(trust.secret, trust.commitment)) return "secret";
  if (!isOpened(trust.bots_secret, trust.bots)) return "bots";
  if (seats.length !== record.people.length) return "seats";
  if (!seats.every((seat, number) => isSeatRight(seat, number, trust.bots_secret ?? ""))) return "seat-salt";
  if (textHash(seats.map((seat) => seat.salt).join("\n")) !== trust.salt) return "salt";
  if (sealOf(record) !== trust.seal) return "seal";
  if (historyOf(record) !== trust.history) return "history";
  if (!trust.seal.startsWith(noted.seal ?? "")) return "noted";
  if (!trust.history.startsWith(noted.history ?? "")) return "noted";
  const mine = Object.entries(noted.salts ?? {});
  if (!mine.every(([seat, salt]) => seats[Number(seat)]?.salt === salt)) return "mine";
  if (noted.entries !== undefined && record.entries.length !== noted.entries) return "length";
  return null;
}

export function check(record: CompleteRecord, noted: Noted = {}): Checked {
  const problem = sealProblem(record, noted);
  let outcomes = 0;
  if (problem) return { outcomes, problem };
  const { secret, salt } = record.trust;
  for (const [index, { action, lots }] of record.entries.entries()) {
    if (!lots) continue;
    const seed = BigInt(`0x${textHmac(secret ?? "", `${salt}:${index + 1}`)}`);
    if (drawnLot(seed, lots) !== action) return { outcomes, problem: "dice" };
    outcomes += 1;
  }
  return { outcomes, problem: null };
}
