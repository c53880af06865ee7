import { z } from "zod";

/** @typedef {import("../../shared/pages/blog/Article").DrawingData} DrawingData */
/** @typedef {import("../../shared/pages/blog/ArticleWords").ArticleFigure} ArticleFigure */
/** @typedef {import("../../shared/pages/blog/ArticleWords").Block} Block */

const count = z.int().positive();
const percent = z.number().min(0).max(100);

/** The drawings that the field `drawing` may hold. */
export const drawingSchema = z.discriminatedUnion("type", [
  z
    .strictObject({ type: z.literal("seats"), total: count, taken: z.int().min(0) })
    .refine(({ total, taken }) => taken <= total, "has more taken seats than there are"),
  z
    .strictObject({ type: z.literal("questions"), total: count, answered: z.int().min(0) })
    .refine(({ total, answered }) => answered <= total, "has more answered than there are"),
  z.strictObject({ type: z.literal("drafts"), before: count, after: count }),
  z.strictObject({ type: z.literal("lists"), count }),
  z.strictObject({ type: z.literal("events"), total: count, marked: z.array(z.int().min(0)) }),
  z.strictObject({
    type: z.literal("ranges"),
    ranges: z
      .array(
        z
          .strictObject({ from: percent, to: percent })
          .refine(({ from, to }) => from <= to, "ends before it begins"),
      )
      .min(1),
  }),
]);

/**
 * The drawing of an article whose front matter names none. It is made from the first figure that can be drawn.
 * @param {readonly Block[]} body
 * @returns {DrawingData | undefined}
 */
export function chooseDrawing(body) {
  for (const block of body) {
    const drawing = "figure" in block ? drawFigure(block.figure) : undefined;
    if (drawing) return drawing;
  }
  return undefined;
}

/**
 * @param {ArticleFigure} figure
 * @returns {DrawingData | undefined}
 */
function drawFigure(figure) {
  switch (figure.type) {
    case "dots":
      return { type: "seats", total: figure.total, taken: figure.lit };
    case "bubbles":
      return { type: "drafts", before: countDraft(figure.before), after: countDraft(figure.after) };
    case "steps":
      return {
        type: "events",
        total: figure.steps.length,
        marked: figure.steps.flatMap(({ human }, index) => (human ? [index] : [])),
      };
    case "range":
      return { type: "ranges", ranges: figure.ranges.map(({ from, to }) => ({ from, to })) };
    default:
      return undefined;
  }
}

/** @param {{ readonly messages: readonly { readonly text: string }[] }} draft */
function countDraft({ messages }) {
  return messages.flatMap(({ text }) => text.split(/\s+/)).length;
}
