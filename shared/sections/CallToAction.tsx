import { ButtonRow, type ButtonContent } from "../components/Button";
import { Leads } from "../components/Leads";
import { RunningText } from "../components/RunningText";
import { headingId } from "./Section";
import "./CallToAction.css";

export interface CallToActionContent {
  readonly heading: string;
  readonly body?: readonly string[];
  readonly buttons: readonly ButtonContent[];
}

/** The section before the footer: the sun comes up over the ground. `isSlim` sets heading and button in one row. */
export function CallToAction({
  id,
  content,
  isSlim,
}: {
  id: string;
  content: CallToActionContent;
  isSlim?: boolean;
}) {
  return (
    <section
      id={id}
      className={isSlim ? "CallToAction CallToAction-slim" : "CallToAction"}
      data-tone="gradient"
      aria-labelledby={headingId(id)}
    >
      <RisingSun />
      <div className="container">
        <div className="CallToAction-text">
          <h2 id={headingId(id)} className={isSlim ? "title-md" : "title-xl"}>
            <RunningText text={content.heading} isTitle />
          </h2>
          <Leads paragraphs={content.body} />
        </div>
        <ButtonRow buttons={content.buttons} />
      </div>
    </section>
  );
}

function RisingSun() {
  return (
    <svg className="CallToAction-sun" viewBox="0 0 900 450" aria-hidden="true" focusable="false">
      <path className="CallToAction-ray" d="M0 450a450 450 0 0 1 900 0" />
      <path className="CallToAction-ray" d="M110 450a340 340 0 0 1 680 0" />
      {/* Its top is slightly above the disc's, so that the animation starts before the disc is visible. */}
      <path className="CallToAction-ray" data-draws="" d="M205 450a245 245 0 0 1 490 0" />
      <path className="CallToAction-disc" d="M290 450a160 160 0 0 1 320 0Z" />
    </svg>
  );
}
