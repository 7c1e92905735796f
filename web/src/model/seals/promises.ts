/**
 * This browser's contribution to the dice of its tables, and the commitments it has seen.
 *
 * A salt is generated here, committed to before the game, and revealed when everybody has committed to one. It is
 * revealed only if the server's commitments are still those seen when the salt was committed to.
 */
import type { FromClient, SeatInfo, TableInfo } from "../../net/wire.ts";
import { hexHash, hexOf } from "./sha256.ts";

export interface Kept {
  readonly salts: Readonly<Record<string, string>>; // by seat
  readonly opened: readonly number[]; // seats whose salt was revealed
  readonly server: string; // both commitments of the server, when first seen
  readonly seal: string; // when first seen after the deal
}

/** The needed part of a table. */
export type Sealed = Pick<TableInfo, "code" | "trust"> & { readonly seats: readonly Pick<SeatInfo, "yours">[] };

export type Doubt = "server-changed" | "seal-changed" | "salt-missing";

const NOTHING: Kept = { salts: {}, opened: [], server: "", seal: "" };
const KEY = "farol.seals";
const MOST = 60; // tables whose salts are kept
export const SEAL_ID = "seal-"; // prefix of the ids of these messages

function readAll(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Kept>;
  } catch {
    return {}; // without storage a salt lasts as long as the page
  }
}

let memory: Record<string, Kept> | null = null;

export function keptOf(code: string): Kept {
  memory = { ...memory, ...readAll() };
  return memory[code] ?? NOTHING;
}

function keep(code: string, kept: Kept): void {
  const all = { ...memory, ...readAll() };
  delete all[code];
  memory = Object.fromEntries([...Object.entries(all), [code, kept] as const].slice(-MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // storage is full or forbidden: only this page remembers
  }
}

export const newSalt = (): string => hexOf(crypto.getRandomValues(new Uint8Array(32)));

const serverOf = (info: Sealed): string => `${info.trust.commitment} ${info.trust.bots}`;

/** The messages in answer to the state of a table. */
export function answersTo(info: Sealed): FromClient[] {
  const { stage } = info.trust;
  const kept = keptOf(info.code);
  if (stage === "dealt") {
    if (!kept.seal && info.trust.seal) keep(info.code, { ...kept, seal: info.trust.seal });
    return [];
  }
  const mine = info.seats.flatMap((seat, number) => (seat.yours ? [number] : []));
  if (stage === "opening") return opened(info, kept, mine);
  const bare = mine.filter((seat) => !info.trust.seats?.[seat]?.commitment);
  if (bare.length === 0) return [];
  const salts = { ...kept.salts, ...Object.fromEntries(bare.map((seat) => [seat, newSalt()])) };
  keep(info.code, { ...kept, salts, server: kept.server || serverOf(info) });
  return bare.map((seat) => ({ type: "seal", id: `${SEAL_ID}${seat}`, seat, commitment: hexHash(salts[seat] ?? "") }));
}

function opened(info: Sealed, kept: Kept, mine: readonly number[]): FromClient[] {
  if (kept.server !== serverOf(info)) return []; // the server's commitments have changed: reveal nothing
  const own = mine.filter((seat) => {
    const salt = kept.salts[seat];
    return salt !== undefined && info.trust.seats?.[seat]?.commitment === hexHash(salt);
  });
  keep(info.code, { ...kept, opened: own });
  return own.map((seat) => ({ type: "open-seal", id: `${SEAL_ID}${seat}`, seat, salt: kept.salts[seat] ?? "" }));
}

/** The salts revealed by this browser, by seat. */
export function openedSalts(code: string): Record<string, string> {
  const { salts, opened } = keptOf(code);
  return Object.fromEntries(opened.map((seat) => [seat, salts[seat] ?? ""]));
}

/** A mismatch between a dealt table and this browser's memory of it. */
export function doubtOf(info: Sealed): Doubt | null {
  const kept = keptOf(info.code);
  if (info.trust.stage !== "dealt") return null;
  if (kept.server && kept.server !== serverOf(info)) return "server-changed";
  if (kept.seal && kept.seal !== info.trust.seal) return "seal-changed";
  const lost = kept.opened.some((seat) => info.trust.seats?.[seat]?.salt !== kept.salts[seat]);
  return lost ? "salt-missing" : null;
}

/** The first digits of a seal, to be read aloud: "1a2b 3c4d 5e6f 7081". */
export const inGroups = (digits: string): string => (digits.slice(0, 16).match(/.{1,4}/g) ?? []).join(" ");
