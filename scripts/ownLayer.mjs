// A stylelint rule: all that a stylesheet says is in the layer that is named as its folder below shared/.
import { relative, sep } from "node:path";
import stylelint from "stylelint";
import { root } from "../build/folders.mjs";

const ruleName = "site/own-layer";

const messages = stylelint.utils.ruleMessages(ruleName, {
  missing: (/** @type {string} */ layer) => `Put this into @layer ${layer} { … }, the layer of its folder`,
  foreign: (/** @type {string} */ layer, /** @type {string} */ own) =>
    `@layer ${layer} is that of another folder: here it is @layer ${own}`,
});

/** @type {import("stylelint").Rule<true>} */
const rule = (isOn) => (sheet, result) => {
  if (!stylelint.utils.validateOptions(result, ruleName, { actual: isOn, possible: [true] })) return;
  const [top, layer = ""] = relative(root, sheet.source?.input.file ?? "").split(sep);
  if (top !== "shared") return;
  sheet.each((node) => {
    if (node.type === "comment") return;
    const isLayer = node.type === "atrule" && node.name === "layer";
    if (isLayer && node.params === layer) return;
    const message = isLayer ? messages.foreign(node.params, layer) : messages.missing(layer);
    stylelint.utils.report({ ruleName, result, node, message });
  });
};

rule.ruleName = ruleName;
rule.messages = messages;
rule.meta = { url: "" };

export default stylelint.createPlugin(ruleName, rule);
