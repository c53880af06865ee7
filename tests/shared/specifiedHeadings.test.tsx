import { beforeAll, describe, expect, it } from "vitest";
import { loadAllPages } from "../../shared/pageModules";
import { allPages } from "../../shared/pageTable";
import { renderedAt } from "../support/renderedAt";

beforeAll(() => loadAllPages(allPages));

/** The words by which the specification calls a heading. A heading may say more. */
const specified: Readonly<Record<string, readonly string[]>> = {
  "/": ["From Invisible to Engaged", "Our Core Products", "Who We Serve", "Why choose", "Modeled Outcomes"],
  "/about": ["Mission, vision and values", "Leadership team", "Milestones", "Book Your Demo"],
  "/platform": ["Core technology", "five steps", "Our Core Products", "Request Your Demo"],
  "/platform/get-more-patients": ["key benefits", "Four steps", "Integrations"],
  "/platform/engage-more-patients": ["Benefits", "five-step", "Integration notes"],
  "/solutions": [
    "Go-live in 45 days",
    "Success metrics",
    "Our Core Products",
    "Who We Serve",
    "Impact Highlights",
    "Featured Case Studies",
    "Book Your Demo",
  ],
  "/solutions/providers": ["Benefits", "How it helps", "Outcome metrics", "Integration", "Book Your Demo"],
  "/solutions/health-plans": ["challenges", "helps", "Outcome metrics", "Book Your Demo"],
  "/solutions/employers": ["Benefits", "How it helps", "Outcome metrics", "Book Your Demo"],
  "/blog": ["Most Read"],
  "/modeled-outcomes": ["Projected ROI", "Impact", "Three example organizations", "Disclaimer"],
  "/login": ["Welcome Back"],
  "/no-such-page": ["Oops! Page not found"],
};

describe("headings", () => {
  it.each(Object.entries(specified))("of %s hold the words of the specification", (path, words) => {
    const headings = [...renderedAt(path).querySelectorAll("main :is(h1, h2, h3)")].map(
      ({ textContent }) => textContent,
    );
    expect(words.filter((part) => !headings.some((heading) => heading.includes(part)))).toEqual([]);
  });

  it("of the footer are those of the specification", () => {
    const headings = [...renderedAt("/").querySelectorAll("footer :is(h1, h2, h3)")];
    expect(headings.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(["How can we help you?", "More Information"]),
    );
  });
});
