/**
 * A drawing from a game's own package: a module without a build, which draws into one element of the page. Everything
 * around it (log, texts, lists, score sheet) is the plain board's.
 */
import { untrack, type Component } from "svelte";
import type { BoardProps, EventView, GameDrawing } from "../contract/drawing.ts";
import { CONTRACT, type Painter } from "../contract/painter.ts";
import { game as plain } from "./index.ts";
import Packaged from "./Packaged.svelte";

const styles = new Set<string>();

/** Load a drawing and its styles; an Error says what is missing. */
export async function load(script: string, style: string | null): Promise<GameDrawing> {
  const painter = checked((await import(/* @vite-ignore */ script)) as Partial<Painter>, script);
  if (style) addStyle(style);
  return {
    ...plain,
    Board: boardOf(painter),
    shows: (event, context, events) => (painter.shows ? painter.shows(event) : plain.shows(event, context, events)),
    ...(painter.sound ? { sound: (event: EventView) => painter.sound?.(event) ?? null } : {}),
  };
}

/** A module with the expected interface. */
export function checked(module: Partial<Painter>, script: string): Painter {
  if (module.contract !== CONTRACT)
    throw new Error(`${script} draws by contract ${String(module.contract)}; this client knows ${CONTRACT}.`);
  if (typeof module.mount !== "function") throw new Error(`${script} exports no function mount.`);
  return module as Painter;
}

function addStyle(address: string): void {
  if (styles.has(address)) return;
  styles.add(address);
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  document.head.append(link);
}

/** The component of one drawing, with its painter. */
function boardOf(painter: Painter): Component<BoardProps> {
  return (internals, props) => {
    const own = untrack(() => ({ ...props, painter }));
    return Packaged(internals, Object.defineProperties(own, Object.getOwnPropertyDescriptors(props))); // keeps the props reactive
  };
}
