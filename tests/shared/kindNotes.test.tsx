import { describe, expect, it } from "vitest";
import { pageAddresses } from "../support/addresses";
import { renderedAt } from "../support/renderedAt";

const WORDS = new Set(["Target", "Modeled", "Guaranteed", "Sample"]);

/** The notes by a page's groups of figures, in their order: what is in sight of each, and what screen readers hear. */
function notesAt(path: string) {
  const notes = [...renderedAt(path).querySelectorAll("main .KindNote")];
  return notes.map((note) => {
    const heard = note.textContent.trim();
    const hidden = note.querySelector(".visually-hidden")?.textContent ?? "";
    return { inSight: heard.replace(hidden, ""), heard };
  });
}

/** A guarantee is never said without its condition. */
const isGuarantee = (text: string) => text.includes("first-year guarantee");

const pagesWithNotes = pageAddresses
  .map((path) => ({ path, notes: notesAt(path) }))
  .filter(({ notes }) => notes.length > 0);

describe.each(pagesWithNotes)("the figures of $path", ({ notes }) => {
  it("are explained in one sentence in sight, and in one word at all other groups", () => {
    const sentences = notes.map(({ inSight }) => inSight).filter((text) => !WORDS.has(text));
    expect(sentences.length).toBeGreaterThan(0);
    expect(sentences.filter((text) => !isGuarantee(text)).length, sentences.join(" | ")).toBeLessThan(2);
  });

  it("have their sentence in all places for screen readers", () => {
    const short = notes.filter(({ heard }) => heard.split(" ").length < 3);
    expect(short).toEqual([]);
  });
});

it("examples, some of whose figures are targets, are not called modeled outcomes", () => {
  const notes = ["/solutions", "/modeled-outcomes"].flatMap((path) =>
    notesAt(path).filter(({ heard }) => heard.includes("Example organizations")),
  );
  expect(notes).toHaveLength(2);
  expect(notes.filter(({ heard }) => heard.includes("odeled outcomes"))).toEqual([]);
});
