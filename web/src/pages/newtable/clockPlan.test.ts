import { describe, expect, test } from "vitest";
import { hoursOf, planOf, timeOf, usual } from "./clockPlan.ts";

describe("the clock of a new table", () => {
  test("an evening's clocks have no hours and no vacation", () => {
    const given = { amount: 9, increment: 9, hours: hoursOf("09:00", "22:00"), vacation: 3 };
    expect(planOf({ kind: "move", ...given })).toEqual({ kind: "move", amount: 60 });
    expect(planOf({ kind: "none", ...given })).toEqual({ kind: "none" });
  });

  test("days for the whole game are told in hours", () => {
    const plan = planOf({ kind: "reserve", ...usual("reserve"), hours: null, vacation: 5 });
    expect(plan).toEqual({ kind: "reserve", amount: 336, increment: 12, hours: null, vacation: 5 });
  });

  test("a field without a number counts as the least", () => {
    expect(planOf({ kind: "days", amount: null, increment: null, hours: null, vacation: null })).toMatchObject({
      amount: 1,
      vacation: 0,
    });
  });

  test("hours are those of this browser's time zone, also over midnight", () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(hoursOf("22:30", "06:00")).toEqual({ opens: 1350, closes: 360, zone: timeZone });
    expect(hoursOf("", "06:00")).toBeNull();
    expect(hoursOf("09:00", "10:00")).toBeNull();
    expect(timeOf(1350)).toBe("22:30");
  });
});
