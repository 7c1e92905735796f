import { describe, expect, it } from "vitest";
import type { Happening } from "../../contract/drawing.ts";
import { Fighting } from "./fighting.svelte.ts";
import type { Throw } from "./news.ts";
import type { Event } from "./wire.ts";

const GHOST = { building: "theatre", colour: "green" } as const;
const FOE = { building: "theatre", colour: "blue" } as const;

let version = 0;
function told(...events: readonly object[]): Happening<Event>[] {
  version += 1;
  return [{ version, events: events as Event[] }];
}
const attacked = { kind: "attacked", seat: 0, ghost: GHOST, foe: FOE, wins: 7, of: 12 };
const own = (face: number) => ({ kind: "rolled", seat: 0, colour: "green", face });
const foes = (face: number) => ({ kind: "rolled", seat: null, colour: "blue", face });
const won = { kind: "fight_won", seat: 0, ghost: GHOST, foe: FOE };
const faces = ({ thrown }: Fighting) => thrown?.dice.map(({ colour, face }) => `${colour} ${face}`);

describe("the dice of a fight", () => {
  it("lie as the ghosts stand, and one that is rolled again lies where it lay", () => {
    const fighting = new Fighting();
    fighting.tell(told(attacked, own(1), foes(3)));
    expect(faces(fighting)).toEqual(["green 1", "blue 3"]);
    fighting.tell(told(own(5), won));
    expect(faces(fighting)).toEqual(["green 5", "blue 3"]);
    expect(fighting.thrown?.won).toBe(true);
    expect(fighting.thrown?.fight?.odds).toEqual({ wins: 7, of: 12 });
  });

  it("are told by the view to whoever has not seen them fall", () => {
    const fighting = new Fighting();
    const dice = [
      { colour: "green", face: 1, own: true },
      { colour: "blue", face: 3, own: false },
    ] as const;
    const lying: Throw = { dice, won: null, fight: { ghost: GHOST, foe: FOE, odds: null }, seat: 0 };
    fighting.lie(lying);
    fighting.tell(told({ ...won, kind: "fight_lost" }));
    expect(faces(fighting)).toEqual(["green 1", "blue 3"]);
    expect(fighting.thrown?.won).toBe(false);
  });

  it("do not stay for the next roll", () => {
    const fighting = new Fighting();
    fighting.tell(told(attacked, own(6), foes(3), won));
    fighting.tell(told(own(2)));
    expect(faces(fighting)).toEqual(["green 2"]);
  });
});
