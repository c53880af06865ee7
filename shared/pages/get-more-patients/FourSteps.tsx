import type { ReactNode } from "react";
import { ButtonRow, type ButtonContent } from "../../components/Button";
import { FromTheBlog } from "../../components/FromTheBlog";
import { PeopleScene } from "../../components/PeopleScene";
import { RunningText } from "../../components/RunningText";
import type { LinkContent } from "../../components/SiteLink";
import type { TitledText } from "../../components/TitledList";
import { InnerSection } from "../../sections/InnerSection";
import { headingId } from "../../sections/Section";
import { assessment, registry } from "../../story/danasStory";
import { Registry } from "../../story/registry/Registry";
import { Answers } from "./phone/Answers";
import { Assessment } from "./phone/Assessment";
import "./FourSteps.css";

type StepName = "invite" | "assess" | "match" | "book";

export interface FourStepsContent {
  readonly heading: string;
  readonly steps: Readonly<Record<StepName, TitledText>>;
  readonly buttons: readonly ButtonContent[];
  readonly article: LinkContent;
}

const SHOWN_PEOPLE = 5;

/** What each step is about: somebody to invite, her phone, the list that it feeds, and the last screen of the phone. */
const objects: Readonly<Record<StepName, ReactNode>> = {
  invite: <PeopleScene className="FourSteps-dana" name="danaFirstLight" isFirst />,
  assess: <Assessment />,
  match: <Registry people={registry.people.slice(0, SHOWN_PEOPLE)} className="FourSteps-registry" />,
  book: (
    <div className="FourSteps-screen forced-edge" data-tone="light">
      <Answers question={assessment.booking.title} answers={assessment.booking.times} />
    </div>
  ),
};

/** Four objects on one horizon, each a step on the way from an invitation to a visit. */
export function FourSteps({ heading, steps, buttons, article }: FourStepsContent) {
  const names = ["invite", "assess", "match", "book"] as const;
  return (
    <InnerSection id="process" className="FourSteps container">
      <h2 id={headingId("process")} className="title-md">
        {heading}
      </h2>
      <ol>
        {names.map((name, index) => (
          <li key={name} data-step={name}>
            <div className="FourSteps-object">{objects[name]}</div>
            <div>
              <span className="visually-hidden">{`Step ${index + 1} of ${names.length}`}</span>
              <h3 className="title-xs">{steps[name].title}</h3>
              <p>
                <RunningText text={steps[name].body} />
              </p>
            </div>
          </li>
        ))}
      </ol>
      <div className="FourSteps-next">
        <ButtonRow buttons={buttons} />
        <FromTheBlog link={article} />
      </div>
    </InnerSection>
  );
}
