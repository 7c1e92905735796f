import { describe, expect, it } from "vitest";
import type { CompleteRecord } from "../../net/wire.ts";
import { check, type Problem } from "./check.ts";
import { drawnLot, fairNumber } from "./lots.ts";
import text from "./record.json?raw"; // of a game between two people and a bot on a real server
import { fromHex, hexOf, hmac, sha256, textHash } from "./sha256.ts";

type Changed = { -readonly [Key in keyof CompleteRecord]: CompleteRecord[Key] };
const record = (): Changed => JSON.parse(text) as Changed;
const noted = { seal: record().trust.seal, history: record().trust.history };

describe("SHA-256", () => {
  it("is the one of the standard", () => {
    expect(textHash("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(textHash("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    const long = sha256(new Uint8Array(1000).fill(97));
    expect(hexOf(long)).toBe("41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3");
  });

  it("makes the HMAC of RFC 4231", () => {
    const found = hmac(fromHex("0b".repeat(20)), new TextEncoder().encode("Hi There"));
    expect(hexOf(found)).toBe("b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
  });
});

describe("lots", () => {
  it("are the server's own", () => {
    expect(fairNumber(7n, 6) + 1).toBe(5);
    expect([drawnLot(7n, [[3, 4], [9, 2]]), drawnLot(7n, [[3, 5], [9, 1]])]).toEqual([9, 3]); // prettier-ignore
  });
});

describe("a record", () => {
  it("is right as it was played", () => {
    const salts = Object.fromEntries(
      (record().trust.seats ?? []).slice(0, 2).map(({ salt }, seat) => [seat, salt ?? ""]),
    );
    const found = check(record(), { ...noted, salts, entries: record().entries.length });
    expect(found.problem).toBeNull();
    expect(found.outcomes).toBe(record().entries.filter(({ lots }) => lots).length);
  });

  const zeros = "0".repeat(64);
  const wrong: readonly [Problem, (one: Changed) => Changed][] = [
    ["secret", (one) => ({ ...one, trust: { ...one.trust, secret: zeros } })],
    ["secret", (one) => ({ ...one, trust: { ...one.trust, secret: null } })],
    ["bots", (one) => ({ ...one, trust: { ...one.trust, bots_secret: zeros } })],
    ["seats", (one) => ({ ...one, trust: { ...one.trust, seats: [] } })],
    ["seat-salt", (one) => ({ ...one, trust: { ...one.trust, seats: [...(one.trust.seats ?? [])].reverse() } })],
    ["salt", (one) => ({ ...one, trust: { ...one.trust, salt: zeros } })],
    ["seal", (one) => ({ ...one, trust: { ...one.trust, seal: zeros } })],
    ["history", (one) => ({ ...one, entries: one.entries.slice(0, -1) })],
    ["history", (one) => ({ ...one, people: [...one.people].reverse() })],
  ];
  it.each(wrong)("that was changed is found out: %s", (problem, change) => {
    expect(check(change(record())).problem).toBe(problem);
  });

  it("of another game is none of ours", () => {
    expect(check(record(), { ...noted, seal: zeros }).problem).toBe("noted");
    expect(check(record(), { ...noted, history: zeros }).problem).toBe("noted");
    expect(check(record(), { ...noted, salts: { 0: zeros } }).problem).toBe("mine");
    expect(check(record(), { ...noted, entries: 3 }).problem).toBe("length");
  });
});
