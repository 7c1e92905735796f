import { expect, test } from "vitest";
import { member, ofKind, sameMembers } from "./member.ts";

type Deed =
  | { readonly kind: "laid" | "buried"; readonly seat: number; readonly card: string }
  | { readonly kind: "over"; readonly scores: readonly number[] };

const LAID: Deed = { kind: "laid", seat: 2, card: "curve" };
const OVER: Deed = { kind: "over", scores: [3, 1] };

test("a member that only some types have is undefined in the others", () => {
  expect([LAID, OVER].map((deed: Deed) => member(deed, "seat"))).toEqual([2, undefined]);
  expect(member<Deed, "seat">(null, "seat")).toBeUndefined();
});

test("events are picked by kind, with the members of that kind", () => {
  expect(ofKind([LAID, OVER], "laid", "buried").map(({ card }) => card)).toEqual(["curve"]);
  expect(ofKind([LAID, OVER], "over").map(({ scores }) => scores)).toEqual([[3, 1]]);
});

test("two things are the same if all their members are, in whatever order", () => {
  expect(sameMembers(LAID, { card: "curve", seat: 2, kind: "laid" })).toBe(true);
  expect(sameMembers(LAID, { kind: "laid", seat: 2 })).toBe(false);
  expect(sameMembers({ turned: undefined }, { seat: undefined })).toBe(false);
});
