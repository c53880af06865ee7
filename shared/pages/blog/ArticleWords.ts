import type { z } from "zod";
import type { makeFigureSchema } from "../../../build/articles/figureSchema.mjs";
import type { LinkContent } from "../../components/SiteLink";

/** A drawing or a table of an article, as the build accepts it; not a figure as in figures.ts, which is a number. */
export type ArticleFigure = z.output<ReturnType<typeof makeFigureSchema>>;

export type TableFigure = Extract<ArticleFigure, { readonly type: "table" }>;
export type BubblesFigure = Extract<ArticleFigure, { readonly type: "bubbles" }>;
export type LedgerFigure = Extract<ArticleFigure, { readonly type: "ledger" }>;

/** A part of a sentence; a note refers to a source by its number. */
export type Span =
  | string
  | { readonly em: string }
  | { readonly strong: string }
  | { readonly text: string; readonly href: string }
  | { readonly note: number };

/** Running text. Most of it is words alone. */
export type Text = string | readonly Span[];

interface ArticlePicture {
  readonly src: string;
  readonly alt: string;
  readonly caption?: string;
  readonly width: number;
  readonly height: number;
}

/** A part of an article's text. */
export type Block =
  | { readonly p: Text }
  | { readonly h2: string }
  | { readonly h3: string }
  | { readonly list: readonly Text[] }
  | { readonly ordered: readonly Text[] }
  /** A sentence of the running text that is set large. */
  | { readonly pull: string }
  | { readonly quote: Text; readonly source: string }
  | { readonly picture: ArticlePicture }
  | { readonly figure: ArticleFigure }
  | { readonly link: LinkContent }
  /** The sources that the text refers to, in the order of their numbers. */
  | { readonly notes: readonly Text[] };

interface RelatedArticle {
  readonly slug: string;
  /** Why to read it next, in five words. */
  readonly reason: string;
}

/** What only the readers of an article load. */
export interface ArticleWords {
  /** For search engines and sharing. */
  readonly description: string;
  readonly body: readonly Block[];
  /** Two others. */
  readonly related: readonly RelatedArticle[];
}
