/** Places of a board, as declared in a game's `telling.json`: areas that arrow keys walk through, each place in words. */
import type { Choice } from "../contract/drawing.ts";
import { framed, framesOf, said, textsOf } from "./frames.ts";
import { look, matches, within, type AreaSpec, type Frame, type Looking, type PlaceSpec } from "./scope.ts";

/** A place; its words are made when they are asked for. */
export interface Place {
  readonly key: string; // the same in every position
  readonly column: number;
  readonly row: number; // grows downwards
  readonly name: string; // short: "6, 1"
  readonly near: string; // in the words of a neighbour; empty: nothing worth saying
  readonly what: string; // everything that is there
  readonly names: readonly string[]; // what may be typed for it
  /** Whether a choice is made here. */
  holds(choice: Choice): boolean;
}

export interface Area {
  readonly title: string;
  readonly places: readonly Place[];
}

/** Whether a game declares places. */
export const hasPlaces = (context: Looking): boolean => (framed({}, context).speaker.rules?.walk ?? []).length > 0;

/** The areas of the seat's view, empty ones left out. */
export function areasOf(context: Looking): Area[] {
  const frame = framed(Object(context.view), context);
  const areas = (frame.speaker.rules?.walk ?? []).flatMap((spec, number) =>
    framesOf(spec, frame).map((one, index) => areaOf(spec, one, `${number}.${index}`)),
  );
  return areas.filter(({ places }) => places.length > 0);
}

function areaOf({ title, places }: AreaSpec, frame: Frame, key: string): Area {
  const found = places.flatMap((spec, kind) =>
    framesOf(spec, frame).map((one, number) => placeOf(spec, one, `${key} ${kind}.${number}`)),
  );
  return { title: said(title, frame), places: found };
}

function placeOf(spec: PlaceSpec, frame: Frame, key: string): Place {
  const measured = (where: string | number) => Number(typeof where === "number" ? where : look(where, frame));
  const [column, row] = [measured(spec.column), measured(spec.row)];
  return {
    key: `${key} ${column} ${row}`,
    column,
    row,
    get name() {
      return said(spec.name, frame);
    },
    get near() {
      return spec.near === undefined ? this.name : said(spec.near, frame);
    },
    get what() {
      return textsOf(spec.say, frame).filter(Boolean).join("; ");
    },
    get names() {
      return [this.name, ...textsOf(spec.names ?? [], frame)].filter(Boolean);
    },
    holds: (choice) => (spec.choices ?? []).some((when) => matches(when, within(frame, choice))),
  };
}
