import { describe, expect, it } from "vitest";
import { allPages, notFoundPage } from "../../shared/routes/pageTable";
import { renderedAt } from "../support/renderedAt";

/** What is said only where something is not as usual. */
const SAID_LATER = [
  "Nothing here fits that mix of filters.",
  "No articles match yet",
  "The map did not load.",
];

/** Of at least three words: shorter ones may be names of drawings and kinds of links. */
function sentencesIn(words: unknown): readonly string[] {
  if (typeof words === "string") return /\S \S+ \S/.test(words) ? [words] : [];
  // Alternative texts have their figures in spoken form.
  if (typeof words === "object" && words !== null)
    return Object.entries(words).flatMap(([name, part]) => (name === "alt" ? [] : sentencesIn(part)));
  return [];
}

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, "");

/** What can be seen or read out at an address. Spoken forms repeat what is printed before them. */
function wordsAt(path: string): string {
  const body = renderedAt(path);
  const attributes = [...body.querySelectorAll("*")].flatMap((part) =>
    ["alt", "aria-label", "placeholder", "title"].map((name) => part.getAttribute(name) ?? ""),
  );
  const heard = body.textContent;
  for (const part of body.querySelectorAll(".visually-hidden")) part.remove();
  return withoutSpaces([heard, body.textContent, ...attributes].join(" "));
}

describe.each([...allPages, { ...notFoundPage, path: "/no-such-page" }])("$path", ({ path, folder }) => {
  it("shows every sentence of its words", async () => {
    const name = folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const content: unknown = await import(`../../shared/pages/${folder}/${name}Content.ts`);
    const sentences = sentencesIn({ ...(content as object) });
    expect(sentences.length).toBeGreaterThan(2);
    const shown = wordsAt(path);
    const missing = sentences.filter((sentence) => !shown.includes(withoutSpaces(sentence)));
    expect(missing.filter((sentence) => !SAID_LATER.some((words) => sentence.startsWith(words)))).toEqual([]);
  });
});
