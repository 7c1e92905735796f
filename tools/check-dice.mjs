#!/usr/bin/env node
// Checks the dice of a finished game without Farol: node check-dice.mjs record.json [seal [history]]
// The seal is what the page showed during the game, the history what its end sheet showed.
// It knows no rules: that the listed lots were the right ones is for `farol verify` to say.
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const hash = (data) => createHash("sha256").update(data).digest("hex");
const hashHex = (hex) => hash(Buffer.from(hex, "hex"));
const hmac = (key, text) => createHmac("sha256", Buffer.from(key, "hex")).update(text).digest("hex");
const isWord = (text) => typeof text === "string" && /^[0-9a-f]{64}$/.test(text);

function must(holds, problem) {
  if (!holds) throw new Error(problem);
}

// --- random numbers from 32 bytes ---------------------------------------------------------------
const WORD = 30n, MASK = (1n << WORD) - 1n, MULTIPLIER = 997651242n, MASK64 = (1n << 64n) - 1n;

function startOf(seed) {
  let mixed = 0n;
  do {
    let word = (((seed & MASK64) ^ mixed) + 0x9e3779b97f4a7c15n) & MASK64;
    word = ((word ^ (word >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK64;
    word = ((word ^ (word >> 27n)) * 0x94d049bb133111ebn) & MASK64;
    mixed = word ^ (word >> 31n);
    seed >>= 64n;
  } while (seed !== 0n);
  return (mixed % (MULTIPLIER * (1n << WORD) - 2n)) + 1n;
}

function fairNumber(seed, count) {
  let state = startOf(seed);
  const uneven = (MASK + 1n) % count;
  for (;;) {
    const low = state & MASK, high = state >> WORD;
    state = MULTIPLIER * low + high;
    const product = (low ^ high) * count;
    if ((product & MASK) >= uneven) return product >> WORD;
  }
}

function drawn(secret, salt, version, lots) {
  const total = lots.reduce((sum, [, weight]) => sum + weight, 0);
  let rest = Number(fairNumber(BigInt(`0x${hmac(secret, `${salt}:${version}`)}`), BigInt(total)));
  for (const [outcome, weight] of lots) {
    if (rest < weight) return outcome;
    rest -= weight;
  }
}

// --- the record ---------------------------------------------------------------------------------
function checkSeats(trust) {
  trust.seats.forEach(({ kind, commitment = "", salt, withheld = false }, seat) => {
    must(isWord(salt), `The salt of seat ${seat + 1} is no salt.`);
    const own = commitment !== "" && !withheld;
    if (own) must(kind === "person" && hashHex(salt) === commitment, `Seat ${seat + 1} promised another salt.`);
    else must(salt === hmac(trust.bots_secret, `seat:${seat}`), `The salt of seat ${seat + 1} was chosen.`);
    must(!withheld || commitment !== "", `Seat ${seat + 1} promised nothing.`);
  });
}

function checkNumbers(record) {
  const { trust, game, rules_version, options, people, entries, claims = [], result, practice = false } = record;
  const chosen = Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));
  const seats = trust.seats.map(({ kind, name, commitment = "", salt }) => [kind, name, commitment, salt]);
  const sealed = ["farol-seal-1", game, rules_version, chosen, trust.commitment, trust.bots, seats];
  must(hash(JSON.stringify(sealed)) === trust.seal, "The seal is not that of these seats.");
  const played = entries.map(({ action, undo_to }) => action ?? [undo_to]);
  const heard = claims.filter(({ version }) => version < entries.length); // later ones came after the end
  const said = heard.map(({ version, seat, claim }) => [version, seat, claim]);
  const sat = people.map(({ name, kind, level }) => [name, kind, level]);
  const end = result && [result.scores, result.places];
  const whole = ["farol-history-1", trust.seal, played, said, sat, end, practice];
  must(hash(JSON.stringify(whole)) === trust.history, "The history was changed.");
}

export function check(record, seal = "", history = "") {
  const { trust, entries, people } = record;
  must(isWord(trust.secret) && hashHex(trust.secret) === trust.commitment, "The secret is another one.");
  must(isWord(trust.bots_secret) && hashHex(trust.bots_secret) === trust.bots, "The second secret is another one.");
  must(trust.seats.length === people.length, "Not every seat says what it put in.");
  checkSeats(trust);
  must(hash(trust.seats.map((seat) => seat.salt).join("\n")) === trust.salt, "The salt was arranged.");
  checkNumbers(record);
  must(trust.seal.startsWith(seal), "This is not the seal you noted.");
  must(trust.history.startsWith(history), "This is not the game you saw.");
  const dice = entries.map((entry, n) => [entry, n + 1]).filter(([entry]) => entry.lots);
  for (const [{ action, lots }, version] of dice)
    must(drawn(trust.secret, trust.salt, version, lots) === action, `Entry ${version} was arranged.`);
  return dice.length;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [file, ...noted] = process.argv.slice(2);
  const outcomes = check(JSON.parse(readFileSync(file, "utf8")), ...noted.map((word) => word.replace(/\s/g, "")));
  console.log(`${outcomes} outcomes follow from what was sealed.`);
}
