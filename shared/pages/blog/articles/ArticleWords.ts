import type { LinkContent } from "../../../components/SiteLink";
import type { KindNoteName } from "../../../kindNotes";
import type { Message } from "../../../story/danasStory";
import type { RegistryEntry } from "../../../samples";

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
  readonly rows: readonly RegistryEntry[];
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

/** A part of an article's text, in plain words without markup. */
export type Block =
  | { readonly p: string }
  | { readonly h2: string }
  | { readonly list: readonly string[] }
  /** A sentence of the running text that is set large. */
  | { readonly pull: string }
  | { readonly figure: ArticleFigure }
  | { readonly link: LinkContent };

export interface RelatedArticle {
  readonly id: number;
  /** Why to read it next, in five words. */
  readonly reason: string;
}

/** What only the readers of an article load. */
export interface ArticleWords {
  /** For search engines and sharing. */
  readonly description: string;
  readonly body: readonly Block[];
  readonly related: readonly [RelatedArticle, RelatedArticle];
}
