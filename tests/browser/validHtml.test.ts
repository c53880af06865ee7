import { HtmlValidate } from "html-validate";
import { expect, inject, it } from "vitest";
import { articleAddresses, pageAddresses } from "../support/addresses";
import { isWhole } from "../support/tier.mjs";

const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
  rules: {
    // How React writes void elements, attribute names, empty attributes and quotation marks.
    "void-style": ["error", { style: "selfclose" }],
    "attr-case": "off",
    "doctype-style": "off",
    "no-raw-characters": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // A saved page would lose its styles.
    "require-sri": ["error", { exclude: [".css"] }],
    // Titles and the phone number are right as they stand.
    "long-title": "off",
    "tel-non-breaking": "off",
    // A list may carry a name of its own.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
  },
});

/** One with the most kinds of elements, one with a form, and one of the articles; each night all. */
const paths = isWhole
  ? [...pageAddresses, ...articleAddresses, "/no-such-page"]
  : ["/", "/contact", ...articleAddresses.slice(0, 1)];
it.each(paths)("the HTML of the built site is valid at %s", async (path) => {
  const html = await (await fetch(`${inject("origin")}${path}`)).text();
  const { results } = await validator.validateString(html);
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ""})`),
  );
  expect(faults).toEqual([]);
});
