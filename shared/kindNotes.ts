import type { Figure } from "./figures";
import { pages } from "./pageTable";

export interface KindNoteWords {
  readonly text: string;
  /** For groups of the same kind further down the page. */
  readonly short?: string;
  readonly linkLabel?: string;
  readonly href?: `${(typeof pages.modeledOutcomes)["path"]}${"" | `#${string}`}`;
}

/** The notes that say what kind of figures a group holds. */
export const kindNotes = {
  target: {
    text: "Illustrative design targets. Results vary by deployment.",
    short: "Illustrative design targets",
    linkLabel: "How we model outcomes",
    href: pages.modeledOutcomes.path,
  },
  modeled: {
    text: "Modeled outcomes. Results vary by deployment.",
    short: "Modeled outcomes",
    linkLabel: "How we model outcomes",
    href: pages.modeledOutcomes.path,
  },
  dashboard: { text: "Sample dashboard with illustrative data. Results vary by deployment." },
  guaranteed: {
    text: "Illustrative design targets. A first-year guarantee applies only where a signed agreement states it. Results vary by deployment.",
    linkLabel: "Read the full disclaimer",
    href: `${pages.modeledOutcomes.path}#disclaimer`,
  },
  modeledWithoutLink: { text: "Modeled outcomes. Results vary by deployment." },
  examples: {
    text: "Example organizations with modeled outcomes. Results vary by deployment.",
    short: "Example organizations, modeled",
  },
  quote: { text: "Illustrative quote. The person and organization are examples." },
  message: { text: "Example messages. Names and times are invented.", short: "Example messages" },
  sample: { text: "Sample registry. Entries are invented.", short: "Sample entries" },
  site: {
    text: "All figures on this site are illustrative design targets or modeled outcomes. Results vary by deployment.",
  },
} as const satisfies Record<string, KindNoteWords>;

export type KindNoteName = keyof typeof kindNotes;

/** The note for a group of figures; for several kinds, the one that says most. */
export function kindNoteOf(group: readonly { readonly value: Figure }[]): KindNoteName {
  const kinds = new Set(group.map(({ value }) => value.kind));
  if (kinds.has("guaranteed")) return "guaranteed";
  return kinds.has("modeled") ? "modeled" : "target";
}
