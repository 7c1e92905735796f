/**
 * Without motion nothing travels: every rule that animates gets a counterpart for `data-motion="off"`. A rule for all
 * elements would say the same, and make each of thousands of shapes a third dearer to style.
 */
import type { AtRule, Plugin, Rule } from "postcss";

const MOVES = /^(animation|transition)(-duration)?$/;
const OFF = '[data-motion="off"]';
const STILL: readonly (readonly [string, string])[] = [
  ["animation-duration", "1ms"],
  ["animation-iteration-count", "1"],
  ["transition", "none"], // a duration alone would give every property a transition
];

/** The settings are attributes of one element: a rule for one of them goes on from there. */
function whenOff(selector: string): string {
  return selector.startsWith("[data-") ? `${OFF}${selector}` : `${OFF} ${selector}`;
}

function isInKeyframes({ parent }: Rule): boolean {
  return parent?.type === "atrule" && (parent as AtRule).name.endsWith("keyframes");
}

export function motionOff(): Plugin {
  return {
    postcssPlugin: "motion-off",
    OnceExit(root) {
      root.walkRules((rule) => {
        if (isInKeyframes(rule) || rule.selector.includes(OFF)) return;
        const moves = rule.nodes.some((one) => one.type === "decl" && MOVES.test(one.prop) && one.value !== "none");
        if (!moves) return;
        const still = rule.clone({ selectors: rule.selectors.map(whenOff), nodes: [] });
        for (const [prop, value] of STILL) still.append({ prop, value, important: true });
        rule.after(still);
      });
    },
  };
}
