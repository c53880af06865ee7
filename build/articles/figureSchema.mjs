import { z } from "zod";
import { strictFields } from "./strictFields.mjs";

/** @typedef {import("../../shared/components/kindNotes").KindNoteName} KindNoteName */

const words = z.string("has to be a text").min(1, "is empty");

/**
 * The drawings that a fenced `figure` block may hold, by type.
 * @param {readonly KindNoteName[]} notes
 */
export function makeFigureSchema(notes) {
  const shared = {
    kind: z.enum(["Example, invented", "target", "none"], {
      error: "says what sort of numbers the figure shows: Example, invented, or target, or none",
    }),
    // The note that is printed below the figure, instead of its kind.
    label: z
      .enum(notes, {
        error: `is one of ${notes.join(", ")}, or left out`,
      })
      .optional(),
    caption: words,
    alt: words,
  };
  const row = z.tuple([words, words, words]);
  const message = strictFields({ from: z.enum(["clinic", "patient"]), text: words, at: words.optional() });
  const draft = strictFields({ heading: words, messages: z.array(message).min(1) });
  // `human`: whether a human should step in here. The legend says what the mark of those steps means.
  const step = strictFields({ when: words, title: words, body: words, human: z.boolean() });
  const entry = strictFields({ entry: words, risk: z.enum(["High", "Medium", "Low"]), next: words });
  const percent = z.number().min(0).max(100);
  const axis = strictFields({
    from: z.literal(0),
    to: z.literal(100),
    unit: z.literal("%"),
    label: words,
  });
  const range = strictFields({ label: words, from: percent, to: percent, text: words }).refine(
    ({ from, to }) => from <= to,
    "ends before it begins",
  );

  return z.discriminatedUnion(
    "type",
    [
      strictFields({
        type: z.literal("dots"),
        ...shared,
        total: z.int().positive(),
        lit: z.int().min(0),
      }).refine(({ total, lit }) => lit <= total, "has more lit dots than there are"),
      strictFields({ type: z.literal("table"), ...shared, columns: row, rows: z.array(row).min(1) }),
      strictFields({ type: z.literal("bubbles"), ...shared, title: words, before: draft, after: draft }),
      strictFields({ type: z.literal("ledger"), ...shared, columns: row, rows: z.array(entry).min(1) }),
      strictFields({
        type: z.literal("steps"),
        ...shared,
        title: words,
        steps: z.array(step).min(1),
        legend: words,
      }),
      strictFields({ type: z.literal("range"), ...shared, axis, ranges: z.array(range).min(1) }),
    ],
    { error: "is no figure of this site; allowed are dots, table, bubbles, ledger, steps or range" },
  );
}
