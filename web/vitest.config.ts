import { playwright } from "@vitest/browser-playwright";
import { defineConfig, mergeConfig } from "vitest/config";
import client from "./vite.config.ts";

const COMPONENTS = "src/**/*.component.test.ts"; // in a real browser
const CHROMIUM = process.env["CHROMIUM"] ? { executablePath: process.env["CHROMIUM"] } : {};

export default mergeConfig(
  client,
  defineConfig({
    test: {
      testTimeout: 60_000, // a busy machine is five times slower than an idle one
      projects: [
        {
          extends: true,
          test: { name: "modules", include: ["src/**/*.test.ts"], exclude: [COMPONENTS], environment: "node" },
        },
        {
          extends: true,
          test: {
            name: "components",
            include: [COMPONENTS],
            setupFiles: ["src/testing/style.ts", "src/testing/words.ts"],
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              ui: false,
              viewport: { width: 1366, height: 768 },
              provider: playwright({ launchOptions: { ...CHROMIUM, args: ["--no-sandbox", "--disable-gpu"] } }),
              instances: [{ browser: "chromium" }],
            },
          },
        },
      ],
    },
  }),
);
