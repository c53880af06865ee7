import { z } from "zod";

/** @typedef {import("../../shared/components/kindNotes").KindNoteName} KindNoteName */

const words = z.string().min(1);

/**
 * The drawings that a fenced `figure` block may hold, by type.
 * @param {readonly KindNoteName[]} notes
 */
export function makeFigureSchema(notes) {
  const shared = {
    // What sort of numbers the figure shows.
    kind: z.enum(["Example, invented", "target", "none"]),
    // The note that is printed below the figure, instead of its kind.
    label: z.enum(notes).optional(),
    caption: words,
    alt: words,
  };
  const row = z.tuple([words, words, words]);
  const message = z.strictObject({ from: z.enum(["clinic", "patient"]), text: words, at: words.optional() });
  const draft = z.strictObject({ heading: words, messages: z.array(message).min(1) });
  // `human`: whether a human should step in here. The legend says what the mark of those steps means.
  const step = z.strictObject({ when: words, title: words, body: words, human: z.boolean() });
  const entry = z.strictObject({ entry: words, risk: z.enum(["High", "Medium", "Low"]), next: words });
  const percent = z.number().min(0).max(100);
  const axis = z.strictObject({
    from: z.literal(0),
    to: z.literal(100),
    unit: z.literal("%"),
    label: words,
  });
  const range = z
    .strictObject({ label: words, from: percent, to: percent, text: words })
    .refine(({ from, to }) => from <= to, "ends before it begins");

  return z.discriminatedUnion("type", [
    z
      .strictObject({
        type: z.literal("dots"),
        ...shared,
        total: z.int().positive(),
        lit: z.int().min(0),
      })
      .refine(({ total, lit }) => lit <= total, "has more lit dots than there are"),
    z.strictObject({ type: z.literal("table"), ...shared, columns: row, rows: z.array(row).min(1) }),
    z.strictObject({ type: z.literal("bubbles"), ...shared, title: words, before: draft, after: draft }),
    z.strictObject({ type: z.literal("ledger"), ...shared, columns: row, rows: z.array(entry).min(1) }),
    z.strictObject({
      type: z.literal("steps"),
      ...shared,
      title: words,
      steps: z.array(step).min(1),
      legend: words,
    }),
    z.strictObject({ type: z.literal("range"), ...shared, axis, ranges: z.array(range).min(1) }),
  ]);
}
