import type { ArticleWords } from "./ArticleWords";

export const topics = [
  "Risk Assessment",
  "Engagement",
  "Health Equity",
  "Population Health",
  "Value-Based Care",
  "Product Updates",
  "Case Studies",
  "Research",
  "Industry Trends",
] as const;

/** @public The compiler of articles reads it, too. */
export const products = ["More Good Years", "eNgage AI", "Analytics", "Platform"] as const;

/** @public The compiler of articles reads it, too. */
export const audiences = ["Providers", "Plans", "All"] as const;

/** What lists show of an article. All of it is compiled from the file of the article. */
export interface Article {
  /** What feeds know it by; it never changes. */
  readonly id: number;
  /** The article is read at `/blog?article={slug}`. */
  readonly slug: string;
  /** Slugs that it had before; they lead to the present one. */
  readonly formerly: readonly string[];
  readonly category: string;
  readonly title: string;
  readonly teaser: string;
  readonly author: string;
  readonly authorInitials: string;
  readonly date: string;
  /** The same day for feeds and structured data, as year-month-day. */
  readonly isoDate: string;
  /** The day of the last change that readers should know of, as year-month-day. */
  readonly updatedIsoDate?: string;
  /** The words of the text at 220 a minute, rounded. */
  readonly readMins: number;
  readonly topic: (typeof topics)[number];
  readonly product: (typeof products)[number];
  readonly audience: (typeof audiences)[number];
  /** Of the one article that stands above the list. */
  readonly picture?: { readonly file: string; readonly alt: string };
  /** Fetches the text, which only its readers need. */
  readonly words: () => Promise<{ readonly words: ArticleWords }>;
}
