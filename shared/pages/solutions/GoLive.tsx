import type { LabeledFigure } from "../../components/FigureValue";
import { BeforeAfterBars } from "../../charts/bars/BeforeAfterBars";
import { Drawing } from "../../components/Drawing";
import { KindNote } from "../../components/KindNote";
import { Lead } from "../../components/Lead";
import { printed } from "../../figures/figures";
import { kindNoteOf } from "../../components/kindNotes";
import { headingId } from "../../sections/Section";
import "./GoLive.css";

export interface GoLiveContent {
  readonly heading: string;
  readonly body: string;
  readonly figure: LabeledFigure;
  readonly labels: { readonly company: string; readonly industry: string };
  /** The industry's time as 100, and the company's in proportion to it. */
  readonly shares: { readonly before: number; readonly after: number };
  readonly alt: string;
}

/** The number of days in very large type, beside two bars that compare it with the industry. */
export function GoLive({ id, content }: { id: string; content: GoLiveContent }) {
  const { heading, body, figure, labels, shares, alt } = content;
  const value = printed(figure.value);
  const [days, unit] = value.split(" ");
  const words = heading.replace(value, "").trim();
  return (
    <div className="GoLive columns-48">
      <h2 id={headingId(id)} className="GoLive-days title-lg">
        {words} <b>{days}</b> {unit}
      </h2>
      <div className="GoLive-text">
        <Lead text={body} />
        <Drawing className="GoLive-bars" alt={alt}>
          <BeforeAfterBars
            labels={{ before: labels.company, after: labels.industry }}
            before={shares.after}
            after={shares.before}
          />
        </Drawing>
        <p>
          <strong>{figure.note}</strong>
        </p>
        <KindNote name={kindNoteOf([figure])} />
      </div>
    </div>
  );
}
