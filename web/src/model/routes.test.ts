import { describe, expect, test } from "vitest";
import { pathOf, readRoute } from "./routes.ts";

describe("addresses", () => {
  test.each([
    "#/",
    "#/new/nim",
    "#/join",
    "#/join/ABC234",
    "#/t/ABC234",
    "#/screen/ABC234",
    "#/hand/ABC234",
    "#/replay/ABC234",
    "#/replays",
    "#/history",
    "#/records",
    "#/ratings",
    "#/leagues",
    "#/league/ABC234",
    "#/daily",
    "#/company",
    "#/party",
    "#/rules/nim",
    "#/learn/nim",
    "#/learn/nim/ABC234",
    "#/settings",
    "#/claim/a-token",
    "#/mail/a-token",
  ])("%s leads to a screen and back", (path) => {
    const route = readRoute(path);
    expect(route.screen).not.toBe("lost");
    expect(pathOf(route)).toBe(path);
  });

  test("a code typed in small letters is the same table", () => {
    expect(readRoute("#/t/abc234")).toEqual({ screen: "table", code: "ABC234" });
  });

  test("a rule is named behind its game", () => {
    expect(readRoute("#/rules/nim/S4.1")).toEqual({ screen: "rules", game: "nim", rule: "S4.1" });
  });

  test.each(["#/nowhere", "#/t", "#/t/A/B", "#/new", "#/mail", "#/%E0%A4%A"])("%s is lost", (path) => {
    expect(readRoute(path)).toEqual({ screen: "lost" });
  });
});
