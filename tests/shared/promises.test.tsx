import { describe, expect, it } from "vitest";
import { renderedAt } from "../support/renderedAt";
import * as company from "../support/specifiedCompany";

/**
 * Sentences that the company is held to, by the page that says them, written by hand from the copy deck: a word less, such as "not",
 * would say the opposite.
 */
const promises: readonly (readonly [path: string, sentences: readonly string[]])[] = [
  [
    "/solutions/employers",
    [
      "No employee’s responses are shown to managers or benefits staff.",
      "Reports do not connect a person with a health risk.",
    ],
  ],
  [
    "/modeled-outcomes",
    [
      "These are projections from our planning model. They show what we design for. They do not predict what your organization will see.",
      `${company.name} makes no guarantee that any deployment will reach these figures.`,
    ],
  ],
  [
    "/contact",
    [
      "people choose to join before we contact them. Please do not put health details in the form on this page.",
      "We do not provide care or see medical records through this site.",
      "If it is an emergency, call 911.",
      "Please do not include health details about yourself or anyone else.",
    ],
  ],
];

describe.each(promises)("%s keeps to its words", (path, sentences) => {
  it.each(sentences)("%s", (sentence) => {
    const words = renderedAt(path).textContent.replaceAll(/\s+/g, " ");
    expect(words).toContain(sentence);
  });
});
