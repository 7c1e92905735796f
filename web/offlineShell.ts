/** Tells the service worker which files make the shell: what the page and the settings need to open. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import type { Shell } from "./src/offline/shell.ts";

const WITHOUT_SERVER = /\/pages\/settings\/Settings\.svelte$|\/words\/text\/\w+\.ts$/; // the screens that open without it, and all words
const LOOSE = /\.(js|svg|png|webmanifest)$/; // beside index.html
const PLACE = /(["'`])__SHELL__\1/;

interface Piece {
  readonly type: "chunk" | "asset";
  readonly facadeModuleId?: string | null;
  readonly imports?: readonly string[];
  readonly viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> };
}

/** A file with everything that it imports at once. */
function withImports(file: string, bundle: Readonly<Record<string, Piece>>, found: Set<string>): void {
  if (found.has(file)) return;
  found.add(file);
  const { imports = [], viteMetadata } = bundle[file] ?? {};
  viteMetadata?.importedCss.forEach((css) => found.add(css));
  viteMetadata?.importedAssets.forEach((asset) => found.add(asset));
  imports.forEach((other) => withImports(other, bundle, found));
}

export function offlineShell(): Plugin {
  return {
    name: "offline-shell",
    apply: "build",
    writeBundle({ dir = "" }, bundle) {
      const page = readFileSync(join(dir, "index.html"), "utf8");
      const files = new Set<string>();
      for (const [, file = ""] of page.matchAll(/"\.\/(assets\/[^"]+)"/g)) withImports(file, bundle, files);
      for (const [file, piece] of Object.entries(bundle)) {
        if (piece.type === "chunk" && WITHOUT_SERVER.test(piece.facadeModuleId ?? "")) withImports(file, bundle, files);
      }
      const beside = readdirSync(dir, { recursive: true, encoding: "utf8" }).map((file) => file.replaceAll("\\", "/"));
      const shell: Shell = {
        page: createHash("sha256").update(page).digest("hex"),
        hashed: [...files].sort().map((file) => `/${file}`),
        loose: beside
          .filter((file) => LOOSE.test(file) && !file.startsWith("assets/") && !file.endsWith("worker.js"))
          .sort()
          .map((file) => `/${file}`),
      };
      const worker = join(dir, "worker.js");
      const code = readFileSync(worker, "utf8");
      if (!PLACE.test(code)) this.error("The service worker has no place for its files.");
      writeFileSync(
        worker,
        code.replace(PLACE, () => JSON.stringify(JSON.stringify(shell))),
      );
    },
  };
}
