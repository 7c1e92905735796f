import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { motionOff } from "./motionOff.ts";
import { offlineShell } from "./offlineShell.ts";
import { svelteMarkPatch } from "./svelteMarkPatch.ts";

const TABLE = process.env["FAROL_TABLE"] ?? "http://127.0.0.1:8000"; // the live table, while developing

/** Fonts are fetched along with the first script, so that no text changes its width later. */
function preloadFonts(): Plugin {
  return {
    name: "preload-fonts",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith(".woff2"))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `./${file}` },
            injectTo: "head" as const,
          })),
    },
  };
}

const LOOSE: Readonly<Record<string, string>> = { worker: "worker.js", siteWorker: "site-worker.js" }; // have no hash in their names

export default defineConfig({
  base: "./", // a site may lie in a folder
  plugins: [svelteMarkPatch(), svelte(), preloadFonts(), offlineShell()],
  css: { postcss: { plugins: [motionOff()] } },
  build: {
    outDir: "../build/client",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's content policy allows no data addresses
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: "index.html", worker: "src/offline/worker.ts", siteWorker: "src/offline/siteWorker.ts" },
      output: { entryFileNames: ({ name }) => LOOSE[name] ?? "assets/[name]-[hash].js" },
    },
  },
  worker: { format: "es" },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: TABLE, ws: true } } },
});
