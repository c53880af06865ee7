import type { ReactNode } from "react";
import { HourArch } from "../../charts/lit/HourArch";
import { Eyebrow } from "../../components/Eyebrow";
import { FigureItem } from "../../components/FigureItem";
import type { LabeledFigure } from "../../components/FigureValue";
import { photoPath } from "../../components/photoPath";
import { RunningText } from "../../components/RunningText";
import { headingId, Section } from "../../sections/Section";
import "./ContactHero.css";

export interface ContactHeroContent {
  readonly eyebrow: string;
  readonly heading: string;
  readonly body: string;
  readonly promise: LabeledFigure;
  /** Who answers messages. */
  readonly person: { readonly name: string };
}

interface ContactHeroProps {
  readonly id: string;
  readonly content: ContactHeroContent;
  /** The form, beside the words. */
  readonly children: ReactNode;
}

/** Text and the promised response time at the left, the form at the right. */
export function ContactHero({ id, content, children }: ContactHeroProps) {
  const { eyebrow, heading, body, promise, person } = content;
  return (
    <Section id={id} tone="tint" className="ContactHero" containerClass="ContactHero-columns columns">
      <div className="ContactHero-text stack">
        <Eyebrow>{eyebrow}</Eyebrow>
        <h1 id={headingId(id)} className="title-xl">
          {heading}
        </h1>
        <p className="lead">
          <RunningText text={body} />
        </p>
        <div className="ContactHero-answer">
          <dl className="ContactHero-promise">
            <FigureItem
              figure={promise}
              valueClass="ContactHero-value figure-lg"
              noteClass="ContactHero-note"
            >
              <dd className="ContactHero-day">
                <HourArch hours={promise.value.number} />
              </dd>
            </FigureItem>
          </dl>
          <figure className="ContactHero-person">
            <img src={photoPath(person.name)} alt="" width={200} height={260} aria-hidden="true" />
            <figcaption>{person.name}</figcaption>
          </figure>
        </div>
      </div>
      {children}
    </Section>
  );
}
