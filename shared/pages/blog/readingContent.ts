import { pages } from "../../routes/pageTable";
import type { ClosingContent } from "../../sections/Closing";

/** What the list and an article say alike. */
export const byline = {
  by: (author: string) => `By ${author}`,
  published: (date: string) => `Published ${date}`,
  updated: (date: string) => `Updated ${date}`,
  readTime: (minutes: number) => `${minutes} min read`,
} as const;

export const reading = {
  back: "Back to all articles",
  contents: "In this article",
  related: "Read next",
  previous: "Older article",
  next: "Newer article",
  note: (number: number) => `Source ${number}`,
} as const;

export const closing = {
  heading: "See the platform behind these notes",
  buttons: [{ label: "Explore Our Platform", href: pages.platform.path, nav: "full", variant: "primary" }],
} as const satisfies ClosingContent;
