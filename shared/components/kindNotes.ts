import type { Figure } from "../figures/figures";
import { pages } from "../routes/pageTable";

export interface KindNoteWords {
  /** Shown beside every group of this kind. */
  readonly word: string;
  /** The full sentence. Visible beside the first group on a page, elsewhere for screen readers only. */
  readonly text: string;
  readonly linkLabel?: string;
  readonly href?: `${(typeof pages.modeledOutcomes)["path"]}${"" | `#${string}`}`;
}

/** The notes that say what kind of figures a group contains. */
export const kindNotes = {
  target: {
    word: "Target",
    text: "Illustrative design targets. Results vary by deployment.",
    linkLabel: "How we model outcomes",
    href: pages.modeledOutcomes.path,
  },
  modeled: {
    word: "Modeled",
    text: "Modeled outcomes. Results vary by deployment.",
    linkLabel: "How we model outcomes",
    href: pages.modeledOutcomes.path,
  },
  dashboard: { word: "Sample", text: "Sample dashboard with illustrative data. Results vary by deployment." },
  guaranteed: {
    word: "Guaranteed",
    text: "Illustrative design targets. A first-year guarantee applies only where a signed agreement states it. Results vary by deployment.",
    linkLabel: "Read the full disclaimer",
    href: `${pages.modeledOutcomes.path}#disclaimer`,
  },
  modeledWithoutLink: { word: "Modeled", text: "Modeled outcomes. Results vary by deployment." },
  /** Some of their figures are targets, others are modeled. */
  examples: { word: "Sample", text: "Example organizations. Results vary by deployment." },
  quote: { word: "Sample", text: "Illustrative quote. The person and organization are examples." },
  message: { word: "Sample", text: "Example messages. Names and times are invented." },
  sample: { word: "Sample", text: "Sample registry. Entries are invented." },
} as const satisfies Record<string, KindNoteWords>;

/** A note in the footer that holds for the whole site. */
export const siteNote =
  "All figures on this site are illustrative design targets or modeled outcomes. Results vary by deployment.";

export type KindNoteName = keyof typeof kindNotes;

/** The note for a group of figures. For several kinds, guaranteed comes before modeled, and modeled before target. */
export function kindNoteOf(group: readonly { readonly value: Figure }[]): KindNoteName {
  const kinds = new Set(group.map(({ value }) => value.kind));
  if (kinds.has("guaranteed")) return "guaranteed";
  return kinds.has("modeled") ? "modeled" : "target";
}
