import { describe, expect, test } from "vitest";
import { seatsOf, sayOf } from "../testing/golden.ts";
import {
  barsOf,
  commonLevel,
  levelInWords,
  levelsFor,
  nextLevel,
  usualLevel,
  withLevel,
  withOffered,
} from "./levels.ts";
import type { SeatPlan } from "../net/wire.ts";

const server = { levels: ["random", "novice", "regular", "expert", "master"], usual_level: "regular" };
const bot = (level: string): SeatPlan => ({ kind: "bot", level });
const me: SeatPlan = { kind: "me", name: "Ana" };

describe("which level", () => {
  test("the server says what is usual; before it answered, regular is", () => {
    expect(usualLevel({ ...server, usual_level: "expert" })).toBe("expert");
    expect(usualLevel(null)).toBe("regular");
  });

  test("one bot more is like the others, if these are alike", () => {
    expect(nextLevel([me, bot("expert"), bot("expert")], server)).toBe("expert");
    expect(nextLevel([me, bot("expert"), bot("novice")], server)).toBe("regular");
    expect(nextLevel([me], server)).toBe("regular");
  });
});

describe("learned bots", () => {
  test("are offered where a network fits the seats, and nowhere else", () => {
    expect(levelsFor(server, { learned: [2, 5] }, 5)).toEqual([...server.levels, "learned"]);
    expect(levelsFor(server, { learned: [2, 5] }, 3)).toEqual(server.levels);
    expect(levelsFor(server, {}, 2)).toEqual(server.levels);
    expect(levelsFor(null, null, 2)).toEqual([]);
  });

  test("become usual ones where the seats no longer fit", () => {
    const seats: SeatPlan[] = [me, bot("learned"), bot("expert"), { kind: "open" }];
    expect(withOffered(seats, server.levels, server)).toEqual([me, bot("regular"), bot("expert"), { kind: "open" }]);
    expect(withOffered(seats, [...server.levels, "learned"], server)).toEqual(seats);
  });
});

describe("all bots", () => {
  test("have one level, several or none", () => {
    expect(commonLevel([me, bot("novice"), { kind: "open" }, bot("novice")])).toBe("novice");
    expect(commonLevel([me, bot("novice"), bot("master")])).toBe("");
    expect(commonLevel([me, { kind: "open" }])).toBeNull();
  });

  test("are set at once, and people stay as they are", () => {
    const seats: SeatPlan[] = [me, bot("novice"), { kind: "open" }, bot("master")];
    expect(withLevel(seats, "expert")).toEqual([me, bot("expert"), { kind: "open" }, bot("expert")]);
    expect(seats[1]).toEqual(bot("novice"));
  });
});

describe("a level is shown", () => {
  const seat = seatsOf(1)[0]!;

  test("by bars, more for the stronger", () => {
    expect(server.levels.map(barsOf)).toEqual([0, 1, 2, 3, 4]);
    expect(barsOf("somebody")).toBe(0);
  });

  test("in words for a bot and for one that stands in, and not for a person", () => {
    const regular = { ...seat, kind: "bot", level: "regular" } as const;
    expect(levelInWords(regular, sayOf(null, "en"))).toBe("bot, regular");
    expect(levelInWords(regular, sayOf(null, "es"))).toBe("bot, normal");
    expect(levelInWords({ ...regular, standsIn: true }, sayOf(null, "en"))).toBe("a bot stands in, regular");
    expect(levelInWords({ ...regular, standsIn: true }, sayOf(null, "es"))).toBe("juega un bot en su lugar, normal");
    expect(levelInWords(seat, sayOf(null, "en"))).toBe("");
  });
});
