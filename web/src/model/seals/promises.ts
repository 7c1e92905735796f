/** What this browser puts into the dice of its tables, and what it was shown of them.
 *
 * A salt is made here, promised while the table gathers, and opened when everybody has promised
 * one. It is opened only to the commitments of the server that were there when it was promised.
 */
import type { FromClient, SeatInfo, TableInfo } from "../../net/wire.ts";
import { hexHash, hexOf } from "./sha256.ts";

export interface Kept {
  readonly salts: Readonly<Record<string, string>>; // by seat
  readonly opened: readonly number[]; // seats whose salt was sent
  readonly server: string; // both commitments of the server, as first seen
  readonly seal: string; // as first seen after the deal
}

/** What matters here of a table. */
export type Sealed = Pick<TableInfo, "code" | "trust"> & { readonly seats: readonly Pick<SeatInfo, "yours">[] };

export type Doubt = "server-changed" | "seal-changed" | "salt-missing";

const NOTHING: Kept = { salts: {}, opened: [], server: "", seal: "" };
const KEY = "farol.seals";
const MOST = 60; // tables whose salts are kept
export const SEAL_ID = "seal-"; // what the ids of these messages begin with

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
    // a full or forbidden storage: this page remembers
  }
}

export const newSalt = (): string => hexOf(crypto.getRandomValues(new Uint8Array(32)));

const serverOf = (info: Sealed): string => `${info.trust.commitment} ${info.trust.bots}`;

/** What to answer to how a table stands. */
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
  if (kept.server !== serverOf(info)) return []; // it changed its mind: nothing is opened to that
  const own = mine.filter((seat) => {
    const salt = kept.salts[seat];
    return salt !== undefined && info.trust.seats?.[seat]?.commitment === hexHash(salt);
  });
  keep(info.code, { ...kept, opened: own });
  return own.map((seat) => ({ type: "open-seal", id: `${SEAL_ID}${seat}`, seat, salt: kept.salts[seat] ?? "" }));
}

/** The salts that this browser opened, by seat. */
export function openedSalts(code: string): Record<string, string> {
  const { salts, opened } = keptOf(code);
  return Object.fromEntries(opened.map((seat) => [seat, salts[seat] ?? ""]));
}

/** What does not fit what this browser remembers of a table that is dealt. */
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
