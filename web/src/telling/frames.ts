/** Frames of lines, cells and groups. */
import type { EventView } from "../contract/drawing.ts";
import { look, matches, partsOf, picked, telling, within } from "./scope.ts";
import type { Frame, Line, Looking, Pick, Speaker, Spec, Thing } from "./scope.ts";
import { speaker } from "./say.ts";

export type Framed = Frame & { readonly speaker: Speaker };

/** The frame of a thing. */
export function framed(thing: object, context: Looking, events: readonly EventView[] = []): Framed {
  return { thing, context, speaker: speaker(context.say), up: null, events, named: true };
}

/** A message about a thing, for the viewer. */
export function tell(message: string, thing: object, context: Looking): string {
  const frame = framed(thing, context);
  return telling(frame, () => frame.speaker.here(message));
}

/** A message of the rules about a thing. */
export const said = (pick: Pick, frame: Frame): string =>
  telling(frame, () => frame.speaker?.here(picked(pick, frame)) ?? "");

/** The frames of a spec: the thing itself, `each` of its parts, or one of them (`about`). */
export function framesOf(spec: Spec, frame: Frame): Frame[] {
  return thingsOf(spec, frame).filter((one) => matches(spec.when, one));
}

function thingsOf({ each, about, sort = [], mine_first }: Spec, frame: Frame): Frame[] {
  if (about !== undefined) {
    const thing = look(about, frame);
    return thing === null ? [] : [within(frame, thing as Thing)];
  }
  if (each === undefined) return [frame];
  const found = partsOf(typeof each === "string" ? look(each, frame) : each).map((one) => within(frame, one));
  for (const path of [...sort].reverse()) {
    const sign = path.startsWith("-") ? -1 : 1;
    const key = path.replace("-", "");
    found.sort((one, other) => sign * (Number(look(key, one)) - Number(look(key, other))));
  }
  const me = frame.context?.me ?? null;
  if (!mine_first || me === null) return found;
  return [...found.filter(({ thing }) => thing["seat"] === me), ...found.filter(({ thing }) => thing["seat"] !== me)];
}

/** The texts of specs, one per frame. */
export function textsOf(specs: readonly Line[], frame: Frame): string[] {
  return specs.flatMap((spec) => {
    if (typeof spec === "string" || !("say" in spec)) return [said(spec, frame)];
    return framesOf(spec, frame).map((one) => said(spec.say, one));
  });
}
