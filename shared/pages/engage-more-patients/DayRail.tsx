import { StepList } from "../../components/StepList";
import type { TitledText } from "../../components/TitledList";
import { HourTicks } from "./HourTicks";
import { headingId, Section } from "../../sections/Section";
import "./DayRail.css";

export interface DayRailContent {
  readonly heading: string;
  readonly steps: readonly TitledText[];
  readonly alt: string;
}

/** The number of ticks between two steps. The stylesheet aligns the text with them. */
const HOURS_BETWEEN_STEPS = 5;

/** The steps of a day, above and below a row of ticks for its hours. A thin line leads from the last step back to the first. */
export function DayRail({ id, content: { heading, steps, alt } }: { id: string; content: DayRailContent }) {
  return (
    <Section id={id} tone="light" below="wide" className="DayRail">
      <h2 id={headingId(id)} className="title-lg Section-title">
        {heading}
      </h2>
      <div className="DayRail-day">
        <HourTicks
          className="DayRail-ticks"
          marks={steps.length}
          hoursBetween={HOURS_BETWEEN_STEPS}
          alt={alt}
        />
        <StepList className="HourTicks-hours" titleSize="xs" steps={steps} />
      </div>
    </Section>
  );
}
