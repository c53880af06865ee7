import type { ReactNode } from "react";
import { KindNote } from "../../components/KindNote";
import { ArchGauge, type GaugeSegment } from "./ArchGauge";
import { Bar } from "../../charts/bars/Bar";
import { Drawing } from "../../components/Drawing";
import { Flywheel } from "./Flywheel";
import { partsOf, printed, type Figure } from "../../figures/figures";
import { TickRail } from "../../charts/lit/TickRail";
import { headingId } from "../../sections/Section";
import "./Dashboard.css";

interface CellContent {
  readonly title: string;
  readonly caption: string;
  readonly alt: string;
}

export interface DashboardContent {
  readonly heading: string;
  readonly riskLevels: CellContent & {
    readonly rows: readonly {
      readonly label: string;
      readonly value: Figure;
      readonly level: GaugeSegment["level"];
    }[];
  };
  readonly outreach: CellContent & {
    readonly value: Figure;
    readonly ticks: number;
    readonly railFrom: string;
    readonly railTo: string;
  };
  readonly nudges: CellContent & {
    readonly rows: readonly { readonly label: string; readonly value: Figure }[];
  };
  readonly flywheel: CellContent & { readonly stages: readonly string[] };
}

/** Four cells in a row, in colours from night at the left to day at the right. */
export function Dashboard({ content }: { content: DashboardContent }) {
  const { heading, riskLevels, outreach, nudges, flywheel } = content;
  const mostNudges = Math.max(...nudges.rows.map(({ value }) => value.number));
  return (
    <div id="dashboard" className="Dashboard" role="group" aria-labelledby={headingId("dashboard")}>
      <h2 id={headingId("dashboard")} className="visually-hidden">
        {heading}
      </h2>
      <div className="Dashboard-board board">
        <Cell hour={1} {...riskLevels}>
          <ArchGauge
            className="Dashboard-gauge"
            segments={riskLevels.rows.map(({ value, level }) => ({ percent: value.number, level }))}
          />
          <ul className="Dashboard-legend">
            {riskLevels.rows.map(({ label, value, level }) => (
              <li key={label} data-level={level}>
                {label}
                <b>{printed(value)}</b>
              </li>
            ))}
          </ul>
        </Cell>
        <Cell hour={2} {...outreach}>
          <p className="Dashboard-percent">{printed(outreach.value)}</p>
          <TickRail
            className="Dashboard-rail"
            lit={partsOf(outreach.ticks, outreach.value)}
            total={outreach.ticks}
          />
          <p className="Dashboard-scale">
            <span>{outreach.railFrom}</span>
            <span>{outreach.railTo}</span>
          </p>
        </Cell>
        <Cell hour={6} {...nudges}>
          <ul className="Dashboard-bars">
            {nudges.rows.map(({ label, value }) => (
              <li key={label}>
                <span>{label}</span>
                <b>{printed(value)}</b>
                <Bar className="Dashboard-bar" percent={(value.number / mostNudges) * 100} hasTrack />
              </li>
            ))}
          </ul>
        </Cell>
        <Cell {...flywheel}>
          <div className="Dashboard-wheel">
            <Flywheel stages={flywheel.stages.length} />
            <ol>
              {flywheel.stages.map((stage) => (
                <li key={stage}>{stage}</li>
              ))}
            </ol>
          </div>
        </Cell>
      </div>
      <KindNote name="dashboard" className="Dashboard-note" />
    </div>
  );
}

interface CellProps extends CellContent {
  /** The hour that colours the cell. */
  readonly hour?: 1 | 2 | 6;
  readonly children: ReactNode;
}

/** For screen readers the chart is replaced by `alt`. */
function Cell({ hour, title, caption, alt, children }: CellProps) {
  const tone = hour === 1 || hour === 2 ? "dark" : "light";
  return (
    <article className="Dashboard-cell hour-panel" data-hour={hour} data-tone={tone}>
      <h3 className="title-text">{title}</h3>
      <p className="Dashboard-caption">{caption}</p>
      <Drawing className="Dashboard-drawing" alt={alt}>
        {children}
      </Drawing>
    </article>
  );
}
