import type { ReactNode } from "react";
import { ButtonRow, type ButtonContent } from "../components/Button";
import { Leads } from "../components/Leads";
import { RunningText } from "../components/RunningText";
import { headingId, Section } from "./Section";
import "./Closing.css";

export interface ClosingContent {
  readonly heading: string;
  readonly body?: readonly string[];
  readonly buttons: readonly ButtonContent[];
}

/** The sky at the end of a page. */
export interface ClosingSky {
  /** The time of day. */
  readonly hour: "night" | "bluehour" | "dawn" | "sunrise";
  /** The height of the sun's centre above the horizon, in hundredths of its radius. */
  readonly rise: number;
  /** Objects on the horizon at the left. */
  readonly horizon?: ReactNode;
}

interface ClosingProps {
  readonly id: string;
  readonly content: ClosingContent;
  readonly sky?: ClosingSky;
  /** Puts heading and button in one row. */
  readonly isSlim?: boolean;
  /** Shown beside the text, in front of the sun. */
  readonly children?: ReactNode;
}

const BARE_DAWN: ClosingSky = { hour: "dawn", rise: 0 };

/** The last section before the footer, with the rising sun. */
export function Closing({ id, content, sky = BARE_DAWN, isSlim, children }: ClosingProps) {
  const layout = isSlim ? " Closing-slim" : children ? " Closing-beside" : "";
  return (
    <Section
      id={id}
      tone="gradient"
      above="none"
      below="none"
      className={`Closing Closing-${sky.hour}${layout}`}
      isFullBleed
    >
      <div className="Closing-body container">
        <RisingSun rise={sky.rise} />
        <div className="Closing-words stack">
          <div className="Closing-text stack">
            <h2 id={headingId(id)} className={isSlim ? "title-md" : "Closing-title title-xl"}>
              <RunningText text={content.heading} />
            </h2>
            <Leads paragraphs={content.body} />
          </div>
          <ButtonRow buttons={content.buttons} />
        </div>
        {children}
        {sky.horizon ? <div className="Closing-horizon">{sky.horizon}</div> : null}
      </div>
    </Section>
  );
}

const RADIUS = 100;
/** Close enough to the disc to stay below all text. */
const RAYS = [122, 140];

/** The sun and its rays, cut off at the horizon. */
function RisingSun({ rise }: { rise: number }) {
  const cy = -rise;
  return (
    <svg className="Closing-sun" viewBox={`${-RADIUS} ${-RADIUS} ${2 * RADIUS} ${RADIUS}`} aria-hidden="true">
      {RAYS.map((radius) => (
        <circle key={radius} className="Closing-ray" r={radius} cy={cy} />
      ))}
      <circle className="Closing-disc" data-draws="" r={RADIUS} cy={cy} />
    </svg>
  );
}
