/** Drag and drop: the target under a piece, and the meaning of a drop. */
import type { Offers, Target } from "./choices.ts";

/** The target that an element of the board belongs to. */
export function targetOf(element: Element | null): Target | null {
  return element?.closest<HTMLElement>("[data-drop]")?.dataset["drop"] ?? null;
}

/** A drop means a click on one target, and possibly a second one. */
export function clicksOf(source: Target, drop: Target, offers: Offers): Target[] {
  const [kind, name] = drop.split(" ");
  if (source === "disc") return kind === "act" || kind === "card" || kind === "bonus" ? [drop] : [];
  if (source === "haunt") {
    if (kind === "space") return [drop];
    const spaces = [...offers.by.keys()].filter((target) => target.startsWith(`space ${name} `));
    return spaces.length === 1 ? spaces : [];
  }
  const building = `building ${name}`;
  if (source.split(" ")[1] === name) return kind === "ghost" && source !== drop ? [source, drop] : [];
  if (offers.by.has(building)) return [building];
  return kind === "ghost" && offers.by.has(drop) && !offers.by.has(source) ? [drop] : [source, building];
}
