import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const TABLE = process.env["FAROL_TABLE"] ?? "http://127.0.0.1:8000"; // the live table, while developing

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/farol/web/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's content policy allows no data addresses
    target: "es2022",
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: TABLE, ws: true } } },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
