import { expect, it } from "vitest";
import { allArticles, featuredArticle } from "../../server/articles";
import { importArticle } from "../../shared/routes/articleLoaders";
import { renderedAt } from "../support/renderedAt";
import * as company from "../support/specifiedCompany";

/** The articles as they were delivered: slug, title, author, date, minutes, topic, product and audience. */
const delivered = [
  [
    "who-is-missing-from-your-waiting-room",
    "Who is missing from your waiting room?",
    "Ingrid Okafor-Bell",
    "IO",
    "September 16, 2025",
    5,
    "Population Health",
    company.registry,
    "All",
  ],
  [
    "health-questions-people-will-finish",
    "How to write health questions people will finish",
    "Tomas Ruelle, MD",
    "TR",
    "August 27, 2025",
    4,
    "Risk Assessment",
    company.registry,
    "Providers",
  ],
  [
    "a-reminder-worth-answering",
    "What makes a reminder worth answering",
    "Soo-jin Hallam, PhD",
    "SH",
    "August 12, 2025",
    4,
    "Engagement",
    company.nudges,
    "Providers",
  ],
  [
    "meeting-people-where-they-gather",
    "Meeting people where they already gather",
    "Joelle Petrosyan",
    "JP",
    "July 23, 2025",
    4,
    "Health Equity",
    company.registry,
    "All",
  ],
  [
    "shared-savings-shared-list",
    "Shared savings start with a shared list",
    "Dev Marchetti",
    "DM",
    "June 30, 2025",
    4,
    "Value-Based Care",
    company.analytics,
    "Plans",
  ],
  [
    "one-timeline-for-answers-and-nudges",
    "One timeline for assessments and nudges",
    "Wendell Achterberg",
    "WA",
    "June 11, 2025",
    3,
    "Product Updates",
    "Platform",
    "All",
  ],
  [
    "how-we-test-a-nudge",
    "How we test a nudge before members see it",
    "Amara Lindqvist, PhD",
    "AL",
    "May 20, 2025",
    5,
    "Research",
    company.nudges,
    "Plans",
  ],
] as const;

it.each(delivered)("the article %s is as it was delivered", (slug, ...expected) => {
  const article = allArticles.find((one) => one.slug === slug);
  expect([
    article?.title,
    article?.author,
    article?.authorInitials,
    article?.date,
    article?.readMins,
    article?.topic,
    article?.product,
    article?.audience,
  ]).toEqual(expected);
});

/** How the teasers of the articles begin, with their ids and categories. */
const TEASERS = [
  [1, "Perspective", "Most outreach lists begin with people who already have a chart."],
  [2, "Guide", "Long forms lose people in the middle."],
  [3, "Guide", "A reminder competes with groceries and group chats."],
  [
    4,
    "Field notes",
    "Libraries, laundromats and church basements taught us more about trust than any survey.",
  ],
  [5, "Perspective", "When each practice keeps its own list of open gaps, nobody can see the whole network."],
  [6, "Product news", "Staff asked to see a person’s answers and messages in one place."],
  [7, "Research brief", "Each new message goes through reading checks, a small trial"],
] as const;

it.each(TEASERS)("the article with the id %i has the category %s and its teaser", (id, category, teaser) => {
  const article = allArticles.find((one) => one.id === id);
  expect(article).toMatchObject({ category, teaser: expect.stringContaining(teaser) as string });
});

/** The link that ends each article, by its slug. */
const LAST_LINKS = [
  [
    "who-is-missing-from-your-waiting-room",
    "See the four steps from invitation to visit",
    "/platform/get-more-patients",
  ],
  ["health-questions-people-will-finish", "See what happens after the last question", "/platform"],
  ["a-reminder-worth-answering", "See four example messages", "/platform/engage-more-patients"],
  ["meeting-people-where-they-gather", "Read how Larkwell began", "/about"],
  ["shared-savings-shared-list", "See what an ACO gets from the platform", "/solutions/health-plans"],
  ["one-timeline-for-answers-and-nudges", "Ask to see a timeline", "/contact"],
  ["how-we-test-a-nudge", "Learn how to read our numbers", "/modeled-outcomes"],
] as const;

it.each(LAST_LINKS)("the article %s ends with “%s”, which leads to %s", async (slug, words, address) => {
  const { body = [] } = (await importArticle(slug))?.words ?? {};
  expect(body.at(-1)).toMatchObject({ link: { label: words, href: address } });
});

it("one article is featured, and has alone a picture, from the host of images", () => {
  expect(featuredArticle.id).toBe(1);
  expect(allArticles.filter(({ picture }) => picture).map(({ id }) => id)).toEqual([1]);
  const pictures = [...renderedAt("/blog").querySelectorAll("article img:not(.Avatar img)")].map((picture) =>
    picture.getAttribute("src"),
  );
  expect(pictures).toEqual([expect.stringContaining(`https://images.${company.domain}/`)]);
});
