import { company } from "../../company";
import type { ArticleWords } from "./articles/ArticleWords";

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

export interface Article {
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
  /** The words of the text at 220 a minute, rounded. */
  readonly readMins: number;
  readonly topic: (typeof topics)[number];
  readonly product: "More Good Years" | "eNgage AI" | "Analytics" | "Platform";
  readonly audience: "Providers" | "Plans" | "All";
  /** Fetches the text, which only its readers need. */
  readonly words: () => Promise<{ readonly words: ArticleWords }>;
}

interface FeaturedArticle extends Article {
  readonly image: string;
  readonly imageAlt: string;
}

const featuredRow = {
  id: 1,
  slug: "who-is-missing-from-your-waiting-room",
  category: "Perspective",
  title: "Who is missing from your waiting room?",
  teaser:
    "Most outreach lists begin with people who already have a chart. That leaves out everyone else. We look at how a community registry changes the first question from who is due to whom we have not met.",
  author: "Ingrid Okafor-Bell",
  authorInitials: "IO",
  date: "September 16, 2025",
  isoDate: "2025-09-16",
  readMins: 5,
  topic: "Population Health",
  product: "More Good Years",
  audience: "All",
  words: () => import("./articles/who-is-missing-from-your-waiting-room"),
  image: `${company.imageOrigin}/blog/waiting-room.jpg`,
  imageAlt: "Row of empty chairs in a sunlit clinic waiting room",
} as const satisfies FeaturedArticle;

const gridRows = [
  {
    id: 2,
    slug: "health-questions-people-will-finish",
    category: "Guide",
    title: "How to write health questions people will finish",
    teaser:
      "Long forms lose people in the middle. Shorter words, fewer choices and a visible end keep them going. A guide to editing your assessment before anyone sees it.",
    author: "Tomas Ruelle, MD",
    authorInitials: "TR",
    date: "August 27, 2025",
    isoDate: "2025-08-27",
    readMins: 4,
    topic: "Risk Assessment",
    product: "More Good Years",
    audience: "Providers",
    words: () => import("./articles/health-questions-people-will-finish"),
  },
  {
    id: 3,
    slug: "a-reminder-worth-answering",
    category: "Guide",
    title: "What makes a reminder worth answering",
    teaser:
      "A reminder competes with groceries and group chats. We compare two real drafts line by line and explain why the shorter one asks a better question.",
    author: "Soo-jin Hallam, PhD",
    authorInitials: "SH",
    date: "August 12, 2025",
    isoDate: "2025-08-12",
    readMins: 4,
    topic: "Engagement",
    product: "eNgage AI",
    audience: "Providers",
    words: () => import("./articles/a-reminder-worth-answering"),
  },
  {
    id: 4,
    slug: "meeting-people-where-they-gather",
    category: "Field notes",
    title: "Meeting people where they already gather",
    teaser:
      "Libraries, laundromats and church basements taught us more about trust than any survey. What we changed in our outreach after a season of folding tables.",
    author: "Joelle Petrosyan",
    authorInitials: "JP",
    date: "July 23, 2025",
    isoDate: "2025-07-23",
    readMins: 4,
    topic: "Health Equity",
    product: "More Good Years",
    audience: "All",
    words: () => import("./articles/meeting-people-where-they-gather"),
  },
  {
    id: 5,
    slug: "shared-savings-shared-list",
    category: "Perspective",
    title: "Shared savings start with a shared list",
    teaser:
      "When each practice keeps its own list of open gaps, nobody can see the whole network. A case for one list, and for deciding early who calls whom.",
    author: "Dev Marchetti",
    authorInitials: "DM",
    date: "June 30, 2025",
    isoDate: "2025-06-30",
    readMins: 4,
    topic: "Value-Based Care",
    product: "Analytics",
    audience: "Plans",
    words: () => import("./articles/shared-savings-shared-list"),
  },
  {
    id: 6,
    slug: "one-timeline-for-answers-and-nudges",
    category: "Product news",
    title: "One timeline for assessments and nudges",
    teaser:
      "Staff asked to see a person’s answers and messages in one place. The new timeline does that, and it marks the moments when a human should step in.",
    author: "Wendell Achterberg",
    authorInitials: "WA",
    date: "June 11, 2025",
    isoDate: "2025-06-11",
    readMins: 3,
    topic: "Product Updates",
    product: "Platform",
    audience: "All",
    words: () => import("./articles/one-timeline-for-answers-and-nudges"),
  },
  {
    id: 7,
    slug: "how-we-test-a-nudge",
    category: "Research brief",
    title: "How we test a nudge before members see it",
    teaser:
      "Each new message goes through reading checks, a small trial and a review of who did not reply. A look at our method and at one message that failed.",
    author: "Amara Lindqvist, PhD",
    authorInitials: "AL",
    date: "May 20, 2025",
    isoDate: "2025-05-20",
    readMins: 5,
    topic: "Research",
    product: "eNgage AI",
    audience: "Plans",
    words: () => import("./articles/how-we-test-a-nudge"),
  },
] as const satisfies readonly Article[];

/** The one article with a picture; it is shown above the grid and never in it. */
export const featuredArticle: FeaturedArticle = featuredRow;

type ArticleRow = typeof featuredRow | (typeof gridRows)[number];

/** The title of each article by its slug, for what links to one without loading the table. */
export type ArticleTitles = { readonly [Row in ArticleRow as Row["slug"]]: Row["title"] };

/** The newest first. ISO dates have the order of their characters, without the tables of languages that a locale's has. */
export const allArticles: readonly Article[] = [featuredRow, ...gridRows].toSorted((one, other) =>
  one.isoDate < other.isoDate ? 1 : -1,
);

export const gridArticles = allArticles.filter(({ id }) => id !== featuredArticle.id);

/** Articles of the Most Read list, the most read first. */
const mostReadIds: readonly number[] = [3, 1, 5, 2];

export const mostReadArticles: readonly Article[] = mostReadIds.flatMap((id) =>
  allArticles.filter((article) => article.id === id),
);

export function findArticle(slug: string): Article | undefined {
  return allArticles.find((article) => article.slug === slug);
}

/** The DOM id of an article in the list. */
export function articleAnchor({ id }: Article): string {
  return id === featuredArticle.id ? "featured" : `article-${id}`;
}
