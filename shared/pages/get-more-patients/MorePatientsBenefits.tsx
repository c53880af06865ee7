import type { ReactNode } from "react";
import { FigureItem } from "../../components/FigureItem";
import type { LabeledFigure } from "../../components/FigureValue";
import { KindNote } from "../../components/KindNote";
import { RiskMark } from "../../charts/lit/RiskMark";
import { RunningText } from "../../components/RunningText";
import { TitledList, type TitledText } from "../../components/TitledList";
import { kindNoteOf } from "../../components/kindNotes";
import { headingId, Section } from "../../sections/Section";
import { assessment, registry } from "../../story/danasStory";
import { dana } from "../../people/drawn/dana";
import { FIRST_LIGHT } from "../../people/light";
import { Person } from "../../people/Person";
import { Answers } from "./phone/Answers";
import { RegisteredBust } from "../../story/registry/RegisteredBust";
import "./MorePatientsBenefits.css";

type BenefitName = "outside" | "consent" | "risk" | "booking";

export interface BenefitsContent {
  readonly heading: string;
  readonly figure: LabeledFigure;
  readonly items: Readonly<Record<BenefitName, TitledText>>;
}

const { consent, booking } = assessment;

/** A person of each level. */
const levels = registry.people.filter(({ id }) => ["MGY-2041", "MGY-2077", "MGY-2090"].includes(id));

/** What shows each benefit: people, or a screen of the product. */
const moments: Readonly<Record<BenefitName, ReactNode>> = {
  outside: (
    <span className="MorePatientsBenefits-moment MorePatientsBenefits-people">
      <RegisteredBust id="MGY-2101" />
      <RegisteredBust id="MGY-2107" />
      <Person person={dana} lit={FIRST_LIGHT} hour={3} />
    </span>
  ),
  consent: (
    <Screen>
      <Answers question={consent.text} answers={consent.answers} chosen={consent.chosen} />
    </Screen>
  ),
  risk: (
    <span className="MorePatientsBenefits-moment MorePatientsBenefits-people">
      {levels.map(({ id, risk }) => (
        <span key={id} className="MorePatientsBenefits-level" data-risk={risk}>
          <RiskMark level={risk} className="MorePatientsBenefits-mark" />
          {risk}
          <RegisteredBust id={id} />
        </span>
      ))}
    </span>
  ),
  booking: (
    <Screen>
      <Answers question={booking.title} answers={booking.times} chosen={booking.chosen} />
    </Screen>
  ),
};

function Screen({ children }: { children: ReactNode }) {
  return (
    <div className="MorePatientsBenefits-moment">
      <div className="MorePatientsBenefits-screen forced-edge">{children}</div>
    </div>
  );
}

/** Four benefits, each below what shows it on a horizon, after the share of people whom nobody sees. */
export function MorePatientsBenefits({ id, heading, figure, items }: BenefitsContent & { id: string }) {
  return (
    <Section id={id} tone="light">
      <h2 id={headingId(id)} className="title-lg">
        <RunningText text={heading} />
      </h2>
      <dl>
        <FigureItem
          className="MorePatientsBenefits-figure"
          figure={figure}
          valueClass="MorePatientsBenefits-value"
        />
      </dl>
      <KindNote name={kindNoteOf([figure])} isFirst />
      <TitledList
        className="MorePatientsBenefits columns-48"
        titleSize="sm"
        items={(["outside", "consent", "risk", "booking"] as const).map((name) => ({
          ...items[name],
          drawing: moments[name],
        }))}
      />
    </Section>
  );
}
