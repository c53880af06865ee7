import { expect, it } from "vitest";
import { scrollAfterNavigation } from "../../shared/layout/scrollAfterNavigation";

const place = (address: string) => new URL(address, "https://site.example");

it.each([
  ["to the present page again", "/about", "/about", "REPLACE", "top"],
  ["to the present page without its section", "/about#story", "/about", "PUSH", "top"],
  ["to a section of another page", "/", "/modeled-outcomes#disclaimer", "PUSH", "section"],
  ["with another filter", "/blog", "/blog?topic=Research", "REPLACE", "stay"],
  ["without the filters", "/blog?topic=Research", "/blog", "PUSH", "stay"],
  ["from one article to another", "/blog?article=a", "/blog?article=b", "PUSH", "top"],
  ["from one page's query to another page", "/blog?q=a", "/about", "PUSH", "top"],
  ["by Back to a section", "/about", "/about#story", "POP", "restore"],
] as const)("where the visitor stands after a navigation %s: %s to %s", (_, from, to, type, arrival) => {
  expect(scrollAfterNavigation(place(from), place(to), type)).toBe(arrival);
});
