/** A list as speech: the common beginning of its lines is said once, before their numbers. */

const PARTS = [": ", "; ", ", "]; // separators between the parts of a label

/** The length of the labels' common beginning, up to the end of a part. */
function shared(labels: readonly string[]): number {
  const [first = "", ...others] = labels;
  let length = others.length > 0 ? first.length : 0;
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length -= 1;
  const begun = first.slice(0, length);
  const ends = PARTS.filter((part) => begun.includes(part)).map((part) => begun.lastIndexOf(part) + part.length);
  return Math.max(0, ...ends);
}

/** "Lay the curve: 1: at column 2. 2: at column 3." A title replaces the common beginning. */
export function numbered(labels: readonly string[], title = ""): string {
  const start = shared(labels);
  const head = title || (labels[0] ?? "").slice(0, start).replace(/[:;,] $/, "");
  const lines = labels.map((label, index) => `${index + 1}: ${label.slice(start)}.`);
  return [head && `${head}:`, ...lines].filter(Boolean).join(" ");
}
