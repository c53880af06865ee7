import { describe, expect, it } from "vitest";
import { loadPage } from "../../shared/routes/pageModules";
import { articlePage } from "../../shared/routes/pageTable";
import { articleAddresses, pageAddresses } from "../support/addresses";
import { renderedAt } from "../support/renderedAt";
import * as company from "../support/specifiedCompany";

/** What the company is held to, by where it is said, written by hand: a word less, such as "not", would say the opposite. */
const promises: Readonly<Record<string, readonly string[]>> = {
  "/about": ["People choose to join, choose how we reach them and can stop at any time."],
  "/platform/get-more-patients": [
    "People join by choice and say how they want to be contacted, so your first call is expected.",
    "A first-year guarantee applies only where a signed agreement states it.",
  ],
  "/platform/engage-more-patients": ["or STOP to opt out."],
  "/solutions/employers": [
    "No employee’s responses are shown to managers or benefits staff.",
    "Reports do not connect a person with a health risk.",
    "A first-year guarantee applies only where a signed agreement states it.",
  ],
  "/modeled-outcomes": [
    "These are projections from our planning model. They show what we design for. They do not predict what your organization will see.",
    "They are not a record of results at any organization.",
    `${company.name} makes no guarantee that any deployment will reach these figures.`,
    "A guarantee exists only where a signed agreement states one, and only on the terms of that agreement.",
    "Nothing on this site is medical, legal or financial advice.",
  ],
  "/contact": [
    "A person reads every message and replies within 1 business day.",
    "Within 1 business day",
    "Leave a message and we will call back within 1 business day",
    "A person on our team reads your message and replies within 1 business day.",
    "people choose to join before we contact them. Please do not put health details in the form on this page.",
    "guaranteed? No. Figures are illustrative design targets or modeled outcomes, and results vary by deployment.",
    "A first-year guarantee applies only where a signed agreement states it.",
    "We do not provide care or see medical records through this site. Please call your clinic or doctor.",
    "If it is an emergency, call 911.",
    "Please do not include health details about yourself or anyone else.",
  ],
  "/blog": ["You can leave at any time."],
  "/login": ["nothing you typed was sent"],
  "/blog?article=a-reminder-worth-answering": [
    "or STOP to opt out.",
    "I read more calmly when I know I can leave",
  ],
  "/blog?article=health-questions-people-will-finish": ["Add “I would rather not say” to anything private."],
  "/blog?article=how-we-test-a-nudge": [
    "If the first line would tell the rest of the household something private, we rewrite it.",
    "Members who have agreed to get messages are split in two by chance",
    "It ended, as every text of ours does, with a way to opt out.",
    "and we will call you to pick a time, or STOP to opt out.”",
  ],
  "/blog?article=meeting-people-where-they-gather": [
    "Who will see your answers, and who never will.",
    "What it costs, which is nothing, and what we sell here, which is also nothing.",
    "How to change your mind later.",
  ],
  "/blog?article=one-timeline-for-answers-and-nudges": [
    "A mark is not a clinical judgment.",
    "Nobody has to step in, because the nudges end by themselves.",
    "Employers get group totals, as before, and never a timeline.",
  ],
  "/blog?article=shared-savings-shared-list": ["With your privacy officer’s agreement, get the open gaps"],
  "/blog?article=who-is-missing-from-your-waiting-room": [
    "agreed to hear from you.",
    "They can say no, and a person who said yes can take it back.",
    "We do not build lists that people cannot leave.",
    "Answers on a form are no diagnosis.",
  ],
};

for (const address of articleAddresses) await loadPage({ ...articlePage, slug: address.replace(/.*=/, "") });

const known = new Map<string, string>();

/** What is printed at an address, without what only screen readers hear. */
function wordsAt(address: string): string {
  const words = known.get(address) ?? readWords(address);
  known.set(address, words);
  return words;
}

function readWords(address: string): string {
  const body = renderedAt(address);
  for (const part of body.querySelectorAll(".visually-hidden")) part.remove();
  // Apart, as the parts of a page are.
  for (const part of body.querySelectorAll("*")) part.after(" ");
  return body.textContent.replaceAll(/\s+/g, " ").replaceAll(/ (?=[.,?”])/g, "");
}

describe.each(Object.entries(promises))("%s keeps to its words", (address, sentences) => {
  it.each(sentences)("%s", (sentence) => {
    expect(wordsAt(address)).toContain(sentence);
  });
});

/** A figure is said to be guaranteed on the pages above alone, and so is what is said of guarantees. */
it("no other page and no article speaks of a guarantee", () => {
  const others = [...pageAddresses, ...articleAddresses].filter(
    (address) => !promises[address]?.some((sentence) => sentence.includes("guarantee")),
  );
  expect(others.filter((address) => /guarantee/i.test(wordsAt(address)))).toEqual([]);
});
