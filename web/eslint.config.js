/** What svelte-check and Prettier do not see. Formatting is Prettier's alone. */
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";

const UNUSED = { argsIgnorePattern: "^_", varsIgnorePattern: "^_", destructuredArrayIgnorePattern: "^_" };

const NO_DOUBLE_CAST = {
  selector:
    "TSAsExpression > TSAsExpression > TSUnknownKeyword, TSAsExpression > TSNeverKeyword, TSAsExpression > TSAnyKeyword",
  message: "A cast through unknown, never or any hides what the types say: declare the type instead.",
};

export default defineConfig(
  { ignores: ["**/wire.ts", "public"] }, // generated, or served as it is
  ts.configs.recommended,
  svelte.configs.recommended,
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": "error",
      "no-restricted-syntax": ["error", NO_DOUBLE_CAST],
      "object-shorthand": "error",
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-unused-vars": ["error", UNUSED],
      "svelte/no-at-html-tags": "off", // pictures are strings of SVG that our own functions draw
      "svelte/no-unused-svelte-ignore": "off", // svelte-check decides that, with all warnings on
      "svelte/prefer-svelte-reactivity": "off", // maps and sets are replaced as a whole, never changed in place
    },
  },
);
