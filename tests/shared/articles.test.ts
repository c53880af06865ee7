import { expect, it } from "vitest";
import { allArticles } from "../../server/articles";
import { frontPageOf } from "../../shared/pages/blog/frontPage";
import { importArticle } from "../../shared/routes/articleLoaders";
import * as company from "../support/specifiedCompany";

/** The articles as they were delivered: slug, author, date, minutes, topic, product and audience. Their titles are in specifiedPages. */
const DELIVERED = [
  [
    "who-is-missing-from-your-waiting-room",
    "Ingrid Okafor-Bell",
    "September 16, 2025",
    5,
    "Population Health",
    company.registry,
    "All",
  ],
  [
    "health-questions-people-will-finish",
    "Tomas Ruelle, MD",
    "August 27, 2025",
    4,
    "Risk Assessment",
    company.registry,
    "Providers",
  ],
  [
    "a-reminder-worth-answering",
    "Soo-jin Hallam, PhD",
    "August 12, 2025",
    4,
    "Engagement",
    company.nudges,
    "Providers",
  ],
  [
    "meeting-people-where-they-gather",
    "Joelle Petrosyan",
    "July 23, 2025",
    4,
    "Health Equity",
    company.registry,
    "All",
  ],
  [
    "shared-savings-shared-list",
    "Dev Marchetti",
    "June 30, 2025",
    4,
    "Value-Based Care",
    company.analytics,
    "Plans",
  ],
  [
    "one-timeline-for-answers-and-nudges",
    "Wendell Achterberg",
    "June 11, 2025",
    3,
    "Product Updates",
    "Platform",
    "All",
  ],
  ["how-we-test-a-nudge", "Amara Lindqvist, PhD", "May 20, 2025", 5, "Research", company.nudges, "Plans"],
] as const;

it.each(DELIVERED)("the article %s has the author and the data that were delivered", (slug, ...expected) => {
  const article = allArticles.find((one) => one.slug === slug);
  const { author, date, readMins, topic, product, audience } = article ?? {};
  expect([author, date, readMins, topic, product, audience]).toEqual(expected);
});

it("the article that its editor has featured is above the list, and not in it", () => {
  const [first, second] = allArticles.slice(3).map((article) => ({ ...article, picture: undefined }));
  if (!first || !second) throw new Error("there are too few articles");
  const { featured, newest } = frontPageOf([
    ...allArticles.slice(0, 3),
    first,
    { ...second, featured: true },
  ]);
  expect(featured.slug).toBe(second.slug);
  expect(newest.map(({ slug }) => slug)).not.toContain(second.slug);
});

/** Where each of the delivered articles leads at its end, by its slug. */
const LAST_LINKS = {
  "who-is-missing-from-your-waiting-room": "/platform/get-more-patients",
  "health-questions-people-will-finish": "/platform",
  "a-reminder-worth-answering": "/platform/engage-more-patients",
  "meeting-people-where-they-gather": "/about",
  "shared-savings-shared-list": "/solutions/health-plans",
  "one-timeline-for-answers-and-nudges": "/contact",
  "how-we-test-a-nudge": "/modeled-outcomes",
};

it.each(Object.entries(LAST_LINKS))("the article %s ends with a link to %s", async (slug, href) => {
  const { body = [] } = (await importArticle(slug))?.words ?? {};
  expect(body.at(-1)).toMatchObject({ link: { href } });
});
