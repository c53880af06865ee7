import type { ReactNode } from "react";
import { KindNote } from "../../components/KindNote";
import { FigureLines } from "../../components/FigureLines";
import { FigureItem } from "../../components/FigureItem";
import type { LabeledFigure } from "../../components/FigureValue";
import { RunningText } from "../../components/RunningText";
import { BeforeAfterBars } from "../../charts/bars/BeforeAfterBars";
import { LitDots } from "../../charts/lit/LitDots";
import { beforeAndAfter, partsOf, type ChangeFigure } from "../../figures/figures";
import { kindNoteOf } from "../../components/kindNotes";
import { headingId, Section } from "../../sections/Section";
import "./Impact.css";

interface ImpactProps {
  readonly id: string;
  readonly heading: string;
  readonly engagement: LabeledFigure & { readonly value: ChangeFigure };
  readonly success: LabeledFigure;
  readonly others: readonly LabeledFigure[];
  readonly labels: { readonly before: string; readonly after: string };
}

const PEOPLE = 100;

/** Two large figures with charts, and the others as lines below a hairline. */
export function Impact(props: ImpactProps) {
  const { id, heading, engagement, success, others, labels } = props;
  return (
    <Section id={id} tone="light">
      <h2 id={headingId(id)} className="title-lg Section-title">
        <RunningText text={heading} />
      </h2>
      <dl className="Impact-figures columns-48">
        <ImpactFigure figure={engagement}>
          <BeforeAfterBars labels={labels} {...beforeAndAfter(engagement.value)} />
        </ImpactFigure>
        <ImpactFigure figure={success}>
          <LitDots
            total={PEOPLE}
            lit={partsOf(PEOPLE, success.value)}
            rows={5}
            litFrom="start"
            lights="outlined"
          />
        </ImpactFigure>
      </dl>
      <FigureLines className="Impact-others" figures={others} />
      <KindNote name={kindNoteOf([engagement, success, ...others])} />
    </Section>
  );
}

function ImpactFigure({ figure, children }: { figure: LabeledFigure; children: ReactNode }) {
  return (
    <FigureItem figure={figure} valueClass="figure-lg">
      <dd className="Impact-drawing">{children}</dd>
    </FigureItem>
  );
}
