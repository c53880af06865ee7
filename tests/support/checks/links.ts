import type { Check } from "./check";
import { elementsIn, found } from "./elements";
import { quoted, shownTexts } from "./shownTexts";

export const spacesBeforeLinks: Check = {
  name: "has a space before each link in a sentence",
  find: (scope) =>
    elementsIn(scope, "main p > a").flatMap((link) => {
      const before = link.previousSibling?.nodeValue ?? "";
      return /\w$/.test(before)
        ? found([link], `follows ${quoted(before.slice(-20))}`, "a space between")
        : [];
    }),
};

export const linkedEmails: Check = {
  name: "links each email address",
  find: (scope) =>
    shownTexts()
      .filter(
        ({ words, parent }) => /\w@\w/.test(words) && !parent.closest("a, form") && parent.closest(scope),
      )
      .flatMap(({ words, parent }) => found([parent], `${quoted(words)} is no link`, "a mailto: link")),
};
