import { useState } from "react";
import { ReturnDots } from "./ReturnDots";
import { ButtonRow, type ButtonContent } from "../../components/Button";
import { RadioChip } from "../../components/Chip";
import { FigureItem } from "../../components/FigureItem";
import { KindNote } from "../../components/KindNote";
import { RunningText } from "../../components/RunningText";
import { useIsLive } from "../../components/useIsLive";
import { printed, type Figure } from "../../figures/figures";
import { kindNoteOf } from "../../components/kindNotes";
import { Section } from "../../sections/Section";
import { SectionHead } from "../../sections/SectionHead";
import { CostControls } from "./CostControls";
import { inShortDollars, inSpokenDollars, PROGRAM_COST } from "./programCost";
import { useSettledText } from "./useSettledText";
import "./RatioRuler.css";

interface AudienceRatio {
  readonly label: string;
  readonly value: Figure;
}

/** The parts of the sentence that screen readers read. */
interface SpokenReturn {
  readonly cost: string;
  readonly audience: string;
  readonly modeledReturn: string;
  readonly lowReturn: string;
}

export interface RatioRulerContent {
  readonly heading: string;
  readonly body: string;
  readonly cost: { readonly label: string; readonly exactLabel: string };
  readonly audienceLegend: string;
  readonly audiences: readonly [AudienceRatio, ...AudienceRatio[]];
  readonly lowCase: Figure;
  readonly labels: { readonly cost: string; readonly modeledReturn: string; readonly lowReturn: string };
  readonly spoken: (parts: SpokenReturn) => string;
  readonly buttons: readonly ButtonContent[];
}

/** The modeled return for a cost that the visitor sets. Without script it shows the initial cost and audience. */
export function RatioRuler({ id, content }: { id: string; content: RatioRulerContent }) {
  const { heading, body, audiences, lowCase, labels, buttons } = content;
  const [cost, setCost] = useState(PROGRAM_COST.start);
  const [audience, setAudience] = useState(audiences[0]);
  const isLive = useIsLive();
  const modeledReturn = cost * audience.value.number;
  const lowReturn = cost * lowCase.number;
  const announcement = useSettledText(
    content.spoken({
      cost: inSpokenDollars(cost),
      audience: audience.label,
      modeledReturn: inSpokenDollars(modeledReturn),
      lowReturn: inSpokenDollars(lowReturn),
    }),
  );

  return (
    <Section id={id} tone="dark" className="RatioRuler" isFullBleed>
      <div className="container">
        <SectionHead sectionId={id} heading={heading} body={body} />
      </div>
      <div className="RatioRuler-scale">
        <div className="RatioRuler-names container">
          <p className="RatioRuler-ratio">
            <RunningText text={`${audience.label} ${printed(audience.value)}`} />
          </p>
          <p aria-hidden="true">{labels.cost}</p>
          <p aria-hidden="true">{labels.modeledReturn}</p>
        </div>
        <ReturnDots ratio={audience.value.number} />
      </div>
      <div className="RatioRuler-columns columns container">
        {/* Rendered on the server, too, so that hydration causes no layout shift. */}
        <div
          className="RatioRuler-controls forced-edge"
          data-tone="light"
          data-live={isLive ? "" : undefined}
        >
          <CostControls {...content.cost} cost={cost} onChange={setCost} />
          <fieldset className="row">
            <legend>{content.audienceLegend}</legend>
            {audiences.map((choice) => (
              <RadioChip
                key={choice.label}
                name="audience"
                className="RatioRuler-choice"
                isChosen={choice === audience}
                onChoose={() => setAudience(choice)}
              >
                <RunningText text={`${choice.label} ${printed(choice.value)}`} />
              </RadioChip>
            ))}
          </fieldset>
        </div>
        <div className="RatioRuler-result">
          <dl className="hairlines">
            <FigureItem
              figure={{
                label: labels.modeledReturn,
                value: inShortDollars(modeledReturn),
                spoken: inSpokenDollars(modeledReturn),
              }}
              valueClass="RatioRuler-value figure-lg"
            />
            <FigureItem
              figure={{
                label: labels.lowReturn,
                value: inShortDollars(lowReturn),
                spoken: inSpokenDollars(lowReturn),
              }}
              valueClass="RatioRuler-value figure-lg"
            />
          </dl>
          <p className="visually-hidden" role="status">
            {announcement}
          </p>
          <KindNote name={kindNoteOf([audience, { value: lowCase }])} />
          <ButtonRow buttons={buttons} />
        </div>
      </div>
    </Section>
  );
}
