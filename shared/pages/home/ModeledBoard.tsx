import type { ReactNode } from "react";
import { FigureValue } from "../../components/FigureValue";
import { RunningText } from "../../components/RunningText";
import { MoreLink, type LinkContent } from "../../components/SiteLink";
import { ArchGauge } from "../../charts/ArchGauge";
import { Bar } from "../../charts/Bar";
import { RisingColumns } from "../../charts/RisingColumns";

export interface ModeledPlane {
  readonly title: string;
  readonly value: string;
  readonly body: string;
  readonly link: LinkContent;
}

interface ModeledBoardProps {
  readonly planes: readonly ModeledPlane[];
  readonly yearlyValues: readonly number[];
  readonly totalReturn: number;
  readonly successPercent: number;
}

/** One board of three planes that touch: a wide one at night, two narrow ones by day. */
export function ModeledBoard({ planes, yearlyValues, totalReturn, successPercent }: ModeledBoardProps) {
  const drawings: readonly ReactNode[] = [
    <RisingColumns key="years" columns={yearlyValues.map((amount) => ({ amount }))} filled={1} />,
    <div key="return" className="ModeledBoard-bars">
      <Bar percent={100} />
      <Bar percent={100 / totalReturn} />
    </div>,
    <ArchGauge
      key="success"
      segments={[
        { percent: successPercent, level: "low" },
        { percent: 100 - successPercent, level: "rest" },
      ]}
    />,
  ];
  return (
    <ul className="ModeledBoard">
      {planes.map(({ title, value, body, link }, index) => (
        <li key={title} data-tone={index === 0 ? "dark" : "light"}>
          <h3>{title}</h3>
          <p className="ModeledBoard-value figure-lg">
            <FigureValue value={value} />
          </p>
          <p>
            <RunningText text={body} />
          </p>
          <MoreLink link={link} />
          <div className="ModeledBoard-drawing">{drawings[index]}</div>
        </li>
      ))}
    </ul>
  );
}
