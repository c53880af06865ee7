import { productNames } from "../../company";

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

/**
 * What an article can be about, by the word that its file has for it.
 * @public The compiler of articles reads it, too.
 */
export const subjects = { ...productNames, platform: "Platform" } as const;

/** @public The compiler of articles reads it, too. */
export const audiences = ["Providers", "Plans", "All"] as const;

/** What an article is drawn with: numbers of its own text. */
export type DrawingData =
  /** Places of which some are taken. */
  | { readonly type: "seats"; readonly total: number; readonly taken: number }
  /** A way of so many steps to a door, and how many of them are done. */
  | { readonly type: "questions"; readonly total: number; readonly answered: number }
  /** The words of two drafts. */
  | { readonly type: "drafts"; readonly before: number; readonly after: number }
  /** Lists with one person on all of them. */
  | { readonly type: "lists"; readonly count: number }
  /** Events in a row; the index of those that are marked, from 0. */
  | { readonly type: "events"; readonly total: number; readonly marked: readonly number[] }
  /** Ranges in percent. */
  | {
      readonly type: "ranges";
      readonly ranges: readonly { readonly from: number; readonly to: number }[];
    };

/** What lists show of an article. All of it is compiled from the file of the article. */
export interface Article {
  /** What feeds know it by; it never changes. */
  readonly id: number;
  /** The article is read at `/blog?article={slug}`. */
  readonly slug: string;
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
  /** The same day as it is printed. */
  readonly updatedDate?: string;
  /** The words of the text at 220 a minute, rounded. */
  readonly readMins: number;
  readonly topic: (typeof topics)[number];
  readonly product: (typeof subjects)[keyof typeof subjects];
  readonly audience: (typeof audiences)[number];
  /** Without it, its topic and its minutes are drawn. */
  readonly drawing?: DrawingData;
  /** Whether it stands above the list. */
  readonly featured?: boolean;
  /** Its place in the list Most Read, from 1. */
  readonly mostRead?: number;
  /** Of the one article that stands above the list. */
  readonly picture?: { readonly file: string; readonly alt: string };
}
