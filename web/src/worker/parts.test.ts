import { expect, test } from "vitest";
import { joined, partsOf } from "./parts.ts";

const bytes = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

test("files that were put into one come out again", async () => {
  const files = new Map([
    ["/a/ñ.zip", Uint8Array.of(1, 10, 3)],
    ["/empty", new Uint8Array()],
    ["/b", Uint8Array.of(10)],
  ]);
  expect([...partsOf(await bytes(joined(files)))]).toEqual([...files]);
});

test("what has lost its end is refused", async () => {
  const whole = await bytes(joined(new Map([["/a", Uint8Array.of(1, 2, 3)]])));
  expect(() => partsOf(whole.subarray(0, -1))).toThrow("not whole");
});
