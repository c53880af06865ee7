import { KindNote } from "../../components/KindNote";
import { FigureValue, type LabeledFigure } from "../../components/FigureValue";
import { Icon } from "../../components/Icon";
import { SiteLink, type LinkTarget } from "../../components/SiteLink";
import { RatioDots } from "../../charts/lit/RatioDots";
import { kindNoteOf } from "../../components/kindNotes";
import "./RatioPanel.css";

export type AudienceRatio = LabeledFigure & LinkTarget;

/** The return of each audience, as a figure and as dots. Each row links to the audience's page. */
export function RatioPanel({ ratios }: { ratios: readonly AudienceRatio[] }) {
  return (
    <div className="RatioPanel" data-tone="light">
      <ul>
        {ratios.map((row) => (
          <li key={row.label}>
            <SiteLink to={row}>
              <span className="RatioPanel-label">
                {row.label}
                <Icon name="arrow" />
              </span>{" "}
              <span className="RatioPanel-value title-md">
                <span className="visually-hidden">{row.note}</span> <FigureValue value={row.value} />
              </span>
              <RatioDots className="RatioPanel-dots" to={row.value.number} />
              <span className="RatioPanel-note" aria-hidden="true">
                {row.note}
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
      <div className="RatioPanel-kind">
        <KindNote name={kindNoteOf(ratios)} isFirst />
      </div>
    </div>
  );
}
