// A stylelint rule: a stylesheet changes its own component only. A class in `Faq.css` begins with `Faq`.
import { basename } from "node:path";
import stylelint from "stylelint";

const ruleName = "site/own-classes";

const messages = stylelint.utils.ruleMessages(ruleName, {
  foreign: (/** @type {string} */ name, /** @type {string} */ component) =>
    `.${name} is not a class of ${component}: give its component a variant, or pass it a class of ${component}`,
});

const CLASS = /\.([A-Za-z][\w-]*)/g;

/** @type {import("stylelint").Rule<true>} */
const rule = (isOn) => (root, result) => {
  if (!stylelint.utils.validateOptions(result, ruleName, { actual: isOn, possible: [true] })) return;
  const component = basename(root.source?.input.file ?? "", ".css");
  root.walkRules((node) => {
    for (const [written, name = ""] of node.selector.matchAll(CLASS)) {
      const isOwn = name === component || name.startsWith(`${component}-`);
      if (isOwn) continue;
      const message = messages.foreign(name, component);
      stylelint.utils.report({ ruleName, result, node, word: written, message });
    }
  });
};

rule.ruleName = ruleName;
rule.messages = messages;
rule.meta = { url: "" };

export default stylelint.createPlugin(ruleName, rule);
