import { KindNote } from "../../components/KindNote";
import { PeopleScene } from "../../components/PeopleScene";
import { TitledList, type TitledText } from "../../components/TitledList";
import { Section } from "../../sections/Section";
import { SectionHead } from "../../sections/SectionHead";
import { arrivals } from "../../story/danasStory";
import "./Integrations.css";

type IntegrationName = keyof typeof arrivals;

export interface IntegrationsContent {
  readonly heading: string;
  readonly body: string;
  readonly items: Readonly<Record<IntegrationName, TitledText>>;
}

/** Somebody of the staff, who shows six systems, each with what of the registry arrives in it. */
export function Integrations({ id, heading, body, items }: IntegrationsContent & { id: string }) {
  return (
    <Section id={id} tone="tint" className="Integrations">
      <div className="Integrations-parts columns">
        <SectionHead sectionId={id} heading={heading} body={body} isStacked />
        <PeopleScene name="staffShowing" className="Integrations-staff" />
        <div className="Integrations-systems">
          <TitledList
            className="Integrations-list"
            titleSize="xs"
            items={(["record", "campaigns", "calendar", "messages", "callList", "api"] as const).map(
              (name) => ({
                ...items[name],
                drawing: <span className="Integrations-arrival forced-edge">{arrivals[name]}</span>,
              }),
            )}
          />
          <KindNote name="sample" />
        </div>
      </div>
    </Section>
  );
}
