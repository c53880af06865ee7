import { expect, it } from "vitest";
import { importArticle } from "../../shared/routes/articleLoaders";

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
