import type { HourName } from "../../people/hours";
import type { Figure } from "../../figures/figures";
import { FigureValue } from "../../components/FigureValue";
import { RunningText } from "../../components/RunningText";
import { MoreLink, type LinkContent } from "../../components/SiteLink";
import "./ModeledBoard.css";

export interface ModeledPanel {
  readonly title: string;
  readonly value: Figure;
  readonly body: string;
  readonly link: LinkContent;
  /** The hour that colours the panel. */
  readonly hour: HourName;
}

/** Three panels without gaps, from night to day. */
export function ModeledBoard({ panels }: { panels: readonly ModeledPanel[] }) {
  return (
    <ul className="ModeledBoard columns-48 columns-paper board">
      {panels.map(({ title, value, body, link, hour }) => (
        <li key={title} className="hour-panel" data-hour={hour} data-tone={hour === 1 ? "dark" : "light"}>
          <h3>{title}</h3>
          <p className="ModeledBoard-value figure-md">
            <FigureValue value={value} />
          </p>
          <p>
            <RunningText text={body} />
          </p>
          <MoreLink link={link} />
        </li>
      ))}
    </ul>
  );
}
