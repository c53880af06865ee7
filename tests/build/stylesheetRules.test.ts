import { join } from "node:path";
import stylelint from "stylelint";
import { expect, it } from "vitest";
import { root } from "../../build/folders.mjs";

/** What the linter says of a stylesheet at this place. */
async function complaintsAbout(code: string, file: string) {
  const { results } = await stylelint.lint({
    code,
    codeFilename: join(root, file),
    config: {
      plugins: ["./scripts/ownClasses.mjs", "./scripts/ownLayer.mjs"],
      rules: { "site/own-classes": true, "site/own-layer": true },
    },
    cwd: root,
  });
  return results.flatMap(({ warnings }) => warnings.map(({ rule, text }) => `${rule}: ${text}`));
}

const FAQ = "shared/pages/contact/Faq.css";

it.each([
  ["its own classes in the layer of its folder", "@layer pages { .Faq, .Faq-answer:hover { color: red; } }"],
  ["comments beside its layer", "/* Answers. */ @layer pages { .Faq { color: red; } }"],
])("a stylesheet may have %s", async (_what, code) => {
  expect(await complaintsAbout(code, FAQ)).toEqual([]);
});

it.each([
  [
    "another component's class",
    "@layer pages { .Faq .Button { color: red; } }",
    "own-classes: .Button is not a class of Faq",
  ],
  [
    "a class that only begins alike",
    "@layer pages { .Faqs { color: red; } }",
    "own-classes: .Faqs is not a class of Faq",
  ],
  [
    "the layer of another folder",
    "@layer charts { .Faq { color: red; } }",
    "own-layer: @layer charts is that of another",
  ],
  ["no layer", ".Faq { color: red; }", "own-layer: Put this into @layer pages"],
])("a stylesheet that has %s is refused", async (_what, code, complaint) => {
  expect(await complaintsAbout(code, FAQ)).toEqual([expect.stringContaining(`site/${complaint}`)]);
});
