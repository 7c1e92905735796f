import { describe, expect, test } from "vitest";
import { wayTo } from "./partyRoute.ts";
import type { Route } from "../../model/routes.ts";
import type { PartyInfo } from "../../net/wire.ts";

const NOBODY = new Set<string>();
const ROOM: Route = { screen: "party" };

function evening(more: Partial<PartyInfo> = {}, me?: { plays: boolean }): PartyInfo {
  const guests = me ? [{ number: 1, name: "Ana", here: true, you: true, plays: me.plays }] : [];
  return {
    code: "PARTY2",
    address: "",
    guests,
    game: null,
    table: null,
    earlier: [],
    screen: true,
    league: null,
    ...more,
  };
}

describe("the way of a party", () => {
  test("in the room everybody stays until a game is dealt", () => {
    expect(wayTo(evening({}, { plays: true }), ROOM, true, NOBODY)).toBeNull();
    expect(wayTo(evening(), ROOM, false, NOBODY)).toBeNull();
  });

  test("then guests hold their hands and the wide page shows the board", () => {
    const info = { table: "ABC234" };
    expect(wayTo(evening(info, { plays: true }), ROOM, true, NOBODY)).toEqual({ screen: "hand", code: "ABC234" });
    expect(wayTo(evening(info), ROOM, false, NOBODY)).toEqual({ screen: "screen", code: "ABC234" });
  });

  test("without a big screen a phone shows the whole table", () => {
    const info = evening({ table: "ABC234", screen: false }, { plays: true });
    expect(wayTo(info, ROOM, true, NOBODY)).toEqual({ screen: "table", code: "ABC234" });
  });

  test("who found no seat watches the whole table", () => {
    const info = evening({ table: "ABC234" }, { plays: false });
    expect(wayTo(info, ROOM, true, NOBODY)).toEqual({ screen: "table", code: "ABC234" });
  });

  test("a phone of somebody new first asks for the name", () => {
    expect(wayTo(evening({ table: "ABC234" }), ROOM, true, NOBODY)).toBeNull();
  });

  test.each(["screen", "hand"] as const)("from %s of a table that is done with all go back to the room", (screen) => {
    const here: Route = { screen, code: "ABC234" };
    expect(wayTo(evening({ table: "ABC234" }), here, true, NOBODY)).toBeNull();
    expect(wayTo(evening({ earlier: ["ABC234"] }), here, true, NOBODY)).toEqual(ROOM);
    expect(wayTo(evening({ earlier: ["ABC234"], table: "DEF567" }), here, true, NOBODY)).toEqual(ROOM);
  });

  test("an old table that is opened on purpose stays open", () => {
    const here: Route = { screen: "table", code: "ABC234" };
    const info = evening({ earlier: ["ABC234"] });
    expect(wayTo(info, here, true, NOBODY)).toBeNull();
    expect(wayTo(info, here, true, new Set(["ABC234"]))).toEqual(ROOM);
  });

  test("tables that are not the party's are left alone", () => {
    expect(wayTo(evening({ table: "DEF567" }), { screen: "hand", code: "ABC234" }, true, NOBODY)).toBeNull();
  });
});
