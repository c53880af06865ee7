import type { ReactNode } from "react";
import { KindNote } from "../../components/KindNote";
import { MessageBubble } from "../../components/MessageBubble";
import { RiskMark } from "../../charts/lit/RiskMark";
import { RunningText } from "../../components/RunningText";
import type { TitledText } from "../../components/TitledList";
import { headingId, Section } from "../../sections/Section";
import { ehr, registry, report, thread } from "../../story/danasStory";
import { RegisteredBust } from "../../story/registry/RegisteredBust";
import "./SharedRecord.css";

type PartName = "registry" | "message" | "record" | "report";

export interface SharedRecordContent {
  readonly heading: string;
  readonly parts: readonly (TitledText & { readonly name: PartName })[];
}

const [{ risk, answered }] = registry.people;

/** What each part shows of Dana, and when. */
const moments: Readonly<Record<PartName, { readonly at: string; readonly shows: ReactNode }>> = {
  registry: {
    at: answered,
    shows: (
      <div className="SharedRecord-moment" data-part="registry" data-tone="dark">
        <p className="SharedRecord-person">
          <RegisteredBust id={registry.opened.id} />
          <span>
            <b>{registry.opened.heading}</b>
            <span className="SharedRecord-risk">
              <RiskMark level={risk} />
              {registry.columns.risk} {risk}
            </span>
          </span>
        </p>
        <ul>
          {registry.opened.answers.map((answer) => (
            <li key={answer}>{answer}</li>
          ))}
        </ul>
      </div>
    ),
  },
  message: {
    at: thread.askedAt,
    shows: (
      <div className="SharedRecord-moment" data-part="message" data-tone="light">
        <MessageBubble from="clinic" text={thread.question.text} />
        <MessageBubble from="patient" text={thread.danasReply.reply} />
      </div>
    ),
  },
  record: {
    at: ehr.bookedAt,
    shows: (
      <div className="SharedRecord-moment" data-part="record" data-tone="light">
        <ul>
          {ehr.entries.map(({ resource, value }) => (
            <li key={resource}>
              <span translate="no">{resource}</span> <b>{value}</b>
            </li>
          ))}
        </ul>
      </div>
    ),
  },
  report: {
    at: report.at,
    shows: (
      <div className="SharedRecord-moment" data-part="report" data-tone="light">
        <ul>
          {report.stages.map(({ label, people }) => (
            <li key={label}>
              <span>{label}</span> <b>{people}</b>
              <svg viewBox={`0 0 ${report.stages[0].people} 4`} preserveAspectRatio="none" aria-hidden="true">
                <path d={`M0 0H${people}V4H0Z`} />
              </svg>
            </li>
          ))}
        </ul>
      </div>
    ),
  },
};

/** Dana's way through the four parts on one line, each with what it shows of her at that hour. */
export function SharedRecord({ id, heading, parts }: SharedRecordContent & { id: string }) {
  return (
    <Section id={id} tone="light">
      <h2 id={headingId(id)} className="title-lg Section-title">
        {heading}
      </h2>
      <ol className="SharedRecord">
        {parts.map(({ name, title, body }) => (
          <li key={name}>
            {moments[name].shows}
            <p className="SharedRecord-time">{moments[name].at}</p>
            <h3 className="title-xs">{title}</h3>
            <p>
              <RunningText text={body} />
            </p>
          </li>
        ))}
      </ol>
      <KindNote name="sample" className="SharedRecord-kind" />
    </Section>
  );
}
