import { beforeEach, describe, expect, it, vi } from "vitest";
import type { SeatSeal, Trust } from "../../net/wire.ts";
import { answersTo, doubtOf, inGroups, keptOf, openedSalts, type Sealed } from "./promises.ts";
import { hexHash } from "./sha256.ts";

const PLAIN: Trust = { commitment: "c", salt: "", secret: null, bots: "b", stage: "gathering", seats: [] };
let code = 0;

function table(
  stage: NonNullable<Trust["stage"]>,
  seats: readonly Partial<SeatSeal>[],
  more: Partial<Trust> = {},
): Sealed {
  const sealed = seats.map((seat) => ({ kind: "person" as const, name: "", ...seat }));
  const trust = { ...PLAIN, stage, seats: sealed, ...more };
  return { code: `T${code}`, trust, seats: seats.map((_, seat) => ({ yours: seat === 0 })) };
}

function promised(): { salt: string; commitment: string } {
  const [seal] = answersTo(table("gathering", [{}, {}]));
  if (seal?.type !== "seal") throw new Error("nothing was promised");
  return { salt: keptOf(`T${code}`).salts["0"] ?? "", commitment: seal.commitment };
}

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  code += 1;
});

describe("a salt", () => {
  it("is promised once for each seat of mine, and for no other", () => {
    const { salt, commitment } = promised();
    expect(salt).toMatch(/^[0-9a-f]{64}$/);
    expect(commitment).toBe(hexHash(salt));
    expect(answersTo(table("sealing", [{ commitment }, {}]))).toEqual([]);
  });

  it("is opened when all have promised", () => {
    const { salt, commitment } = promised();
    const [answer] = answersTo(table("opening", [{ commitment }, {}]));
    expect(answer).toMatchObject({ type: "open-seal", seat: 0, salt });
    expect(openedSalts(`T${code}`)).toEqual({ 0: salt });
  });

  it("is not opened to a server that has changed its secrets, nor for another's promise", () => {
    const { commitment } = promised();
    expect(answersTo(table("opening", [{ commitment }], { commitment: "other" }))).toEqual([]);
    expect(answersTo(table("opening", [{ commitment }], { bots: "other" }))).toEqual([]);
    expect(answersTo(table("opening", [{ commitment: hexHash("00") }]))).toEqual([]);
  });
});

describe("a doubt", () => {
  it("is told when a salt of mine was left out or a seal changed", () => {
    const { salt, commitment } = promised();
    answersTo(table("opening", [{ commitment }]));
    const dealt = table("dealt", [{ commitment, salt }], { seal: "5ea1" });
    answersTo(dealt);
    expect(doubtOf(dealt)).toBeNull();
    expect(doubtOf(table("dealt", [{ commitment, salt, withheld: true }], { seal: "other" }))).toBe("seal-changed");
    expect(doubtOf(table("dealt", [{ commitment, salt: "x" }], { seal: "5ea1" }))).toBe("salt-missing");
    expect(doubtOf(table("dealt", [{ commitment, salt }], { seal: "5ea1", bots: "x" }))).toBe("server-changed");
  });
});

it("is read aloud in groups", () => {
  expect(inGroups("0123456789abcdef0123")).toBe("0123 4567 89ab cdef");
});
