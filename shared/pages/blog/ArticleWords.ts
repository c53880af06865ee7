import type { LinkContent } from "../../components/SiteLink";
import type { KindNoteName } from "../../figures/kindNotes";
import type { Message } from "../../components/message";
import type { RiskLevel } from "../../components/RiskMark";

interface FigureWords {
  /** What sort of numbers or entries the figure shows; "none" where it has no numbers. */
  readonly kind: "Example, invented" | "target" | "none";
  /** The note that is printed below the figure, instead of its kind. */
  readonly label?: KindNoteName;
  readonly caption: string;
  readonly alt: string;
}

interface DotsFigure extends FigureWords {
  readonly type: "dots";
  readonly total: number;
  readonly lit: number;
}

export interface TableFigure extends FigureWords {
  readonly type: "table";
  readonly columns: readonly [string, string, string];
  readonly rows: readonly (readonly [string, string, string])[];
}

interface Draft {
  readonly heading: string;
  readonly messages: readonly Message[];
}

export interface BubblesFigure extends FigureWords {
  readonly type: "bubbles";
  readonly title: string;
  readonly before: Draft;
  readonly after: Draft;
}

export interface LedgerFigure extends FigureWords {
  readonly type: "ledger";
  readonly columns: readonly string[];
  readonly rows: readonly { readonly entry: string; readonly risk: RiskLevel; readonly next: string }[];
}

interface StepsFigure extends FigureWords {
  readonly type: "steps";
  readonly title: string;
  readonly steps: readonly {
    readonly when: string;
    readonly title: string;
    readonly body: string;
    /** Whether a human should step in here. */
    readonly human: boolean;
  }[];
  /** What the mark of those steps means. */
  readonly legend: string;
}

interface RangeFigure extends FigureWords {
  readonly type: "range";
  /** All of it is 100 percent. */
  readonly axis: { readonly from: 0; readonly to: 100; readonly unit: "%"; readonly label: string };
  readonly ranges: readonly {
    readonly label: string;
    readonly from: number;
    readonly to: number;
    readonly text: string;
  }[];
}

export type ArticleFigure =
  BubblesFigure | DotsFigure | LedgerFigure | RangeFigure | StepsFigure | TableFigure;

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
