import type { ReactNode } from "react";
import { ArchGauge } from "./ArchGauge";
import { Bar } from "../../charts/Bar";
import type { Figure } from "../../figures/figures";
import { FigureValue } from "../../components/FigureValue";
import { RunningText } from "../../components/RunningText";
import { MoreLink, type LinkContent } from "../../components/SiteLink";
import { projectedYears } from "../../figures/projection";
import "./ModeledBoard.css";

export interface ModeledPanel {
  readonly title: string;
  readonly value: Figure;
  readonly body: string;
  readonly link: LinkContent;
}

/** Three panels without gaps: a wide dark one, and two narrow light ones. */
export function ModeledBoard({ panels }: { panels: readonly ModeledPanel[] }) {
  return (
    <ul className="ModeledBoard columns-48 columns-paper board">
      {panels.map(({ title, value, body, link }, index) => (
        <li key={title} data-tone={index === 0 ? "dark" : "light"}>
          <h3>{title}</h3>
          <p className="ModeledBoard-value figure-lg">
            <FigureValue value={value} />
          </p>
          <p>
            <RunningText text={body} />
          </p>
          <MoreLink link={link} />
          <div className="ModeledBoard-drawing">{drawings[index]?.(value.number)}</div>
        </li>
      ))}
    </ul>
  );
}

/** The drawings of the panels, in their order. */
const drawings: readonly ((number: number) => ReactNode)[] = [
  () => <Years />,
  (ratio) => (
    <>
      <Bar percent={100} />
      <Bar percent={100 / ratio} />
    </>
  ),
  (percent) => (
    <ArchGauge
      segments={[
        { percent, level: "low" },
        { percent: 100 - percent, level: "rest" },
      ]}
    />
  ),
];

/** The projected value of each year. The panel's own figure is the first. */
function Years() {
  return (
    <svg
      className="ModeledBoard-years"
      viewBox={`0 0 ${projectedYears.length - 0.06} ${projectedYears[2].number}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {projectedYears.map(({ number }, year) => (
        <rect key={number} x={year} y={projectedYears[2].number - number} width="0.94" height={number} />
      ))}
    </svg>
  );
}
