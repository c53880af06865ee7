import type { ReactNode } from "react";
import type { Figure } from "../../figures";
import { FigureValue } from "../../components/FigureValue";
import { RunningText } from "../../components/RunningText";
import { MoreLink, type LinkContent } from "../../components/SiteLink";
import { ArchGauge } from "../../charts/ArchGauge";
import { Bar } from "../../charts/Bar";
import { RisingColumns } from "../../charts/RisingColumns";
import { projectedColumns } from "../../projection";
import "./ModeledBoard.css";

export interface ModeledPlane {
  readonly title: string;
  readonly value: Figure;
  readonly body: string;
  readonly link: LinkContent;
  readonly drawing: "years" | "return" | "share";
}

/** One board of three planes that touch: a wide one at night, two narrow ones by day. */
export function ModeledBoard({ planes }: { planes: readonly ModeledPlane[] }) {
  return (
    <ul className="ModeledBoard">
      {planes.map(({ title, value, body, link, drawing }, index) => (
        <li key={title} data-tone={index === 0 ? "dark" : "light"}>
          <h3>{title}</h3>
          <p className="ModeledBoard-value figure-lg">
            <FigureValue value={value} />
          </p>
          <p>
            <RunningText text={body} />
          </p>
          <MoreLink link={link} />
          <div className="ModeledBoard-drawing">{drawings[drawing](value.number)}</div>
        </li>
      ))}
    </ul>
  );
}

const drawings: Record<ModeledPlane["drawing"], (number: number) => ReactNode> = {
  years: () => <RisingColumns columns={projectedColumns} filled={1} />,
  return: (ratio) => (
    <div className="ModeledBoard-bars">
      <Bar percent={100} />
      <Bar percent={100 / ratio} />
    </div>
  ),
  share: (percent) => (
    <ArchGauge
      segments={[
        { percent, level: "low" },
        { percent: 100 - percent, level: "rest" },
      ]}
    />
  ),
};
