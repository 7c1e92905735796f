import { describe, expect, it } from "vitest";
import { checked } from "./packaged.ts";

describe("a drawing of another package", () => {
  const mount = () => ({ update: () => undefined });

  it("draws by the contract of this client", () => {
    expect(checked({ contract: 1, mount }, "drawing.js").mount).toBe(mount);
  });

  it("is refused by another one, in a sentence", () => {
    expect(() => checked({ contract: 2, mount }, "drawing.js")).toThrow(
      "drawing.js draws by contract 2; this client knows 1.",
    );
    expect(() => checked({ mount }, "drawing.js")).toThrow("contract undefined");
  });

  it("has something to draw with", () => {
    expect(() => checked({ contract: 1 }, "drawing.js")).toThrow("drawing.js exports no function mount.");
  });
});
