import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { PeopleScene } from "../../components/PeopleScene";
import type { SceneName } from "../../components/sceneSizes";
import { MoreLink, type LinkContent } from "../../components/SiteLink";
import { useIsLive } from "../../components/useIsLive";
import { headingId, Section } from "../../sections/Section";
import "./Audiences.css";

export interface Audience {
  readonly title: string;
  readonly question: string;
  readonly body: string;
  readonly link: LinkContent;
  /** The people in front of the crowd. */
  readonly people: SceneName;
  readonly crowd: SceneName;
}

interface AudiencesProps {
  readonly id: string;
  readonly heading: string;
  readonly audiences: readonly [Audience, ...Audience[]];
}

/**
 * Tabs that show one audience at a time: its question, and the people it is about. Until the page is live the stylesheet shows the
 * audience whose tab is checked. On paper all audiences are shown, one below the other.
 */
export function Audiences({ id, heading, audiences }: AudiencesProps) {
  return (
    <Section id={id} tone="dark" className="Audiences" isFullBleed>
      <TabsAndPanels id={id} heading={heading} audiences={audiences} />
    </Section>
  );
}

/** Inside the section's boundary, so that choosing one hydrates and renders nothing else. */
function TabsAndPanels({ id, heading, audiences }: AudiencesProps) {
  const [chosen, setChosen] = useState(audiences[0].title);
  const tabs = useRef<HTMLDivElement>(null);
  const isLive = useIsLive();

  // One may have been chosen before hydration.
  const readCheckedTab = useEffectEvent(() => {
    const checked = tabs.current?.querySelector<HTMLInputElement>(":checked");
    if (checked) setChosen(checked.value);
  });
  useLayoutEffect(() => readCheckedTab(), []);

  return (
    <div className="Audiences-choice" data-served={isLive ? undefined : ""}>
      <div className="Audiences-head container">
        <h2 id={headingId(id)} className="title-md">
          {heading}
        </h2>
        <div ref={tabs} className="Audiences-tabs" role="radiogroup" aria-labelledby={headingId(id)}>
          {audiences.map(({ title }) => (
            // Not `:has(:checked)` once it is live: with it the browser recalculates all styles whenever something on the page changes.
            <label key={title} className="Audiences-tab" data-chosen={title === chosen ? "" : undefined}>
              <input
                type="radio"
                name="audience"
                value={title}
                className="visually-hidden"
                checked={title === chosen}
                onChange={() => setChosen(title)}
              />
              <span>{title}</span>
            </label>
          ))}
        </div>
      </div>
      <div className="Audiences-stage laid-out-near">
        {audiences.map((audience) => (
          <AudiencePanel key={audience.title} audience={audience} isChosen={audience.title === chosen} />
        ))}
      </div>
    </div>
  );
}

function AudiencePanel({ audience, isChosen }: { audience: Audience; isChosen: boolean }) {
  const { title, question, body, link, people, crowd } = audience;
  return (
    <div className="Audiences-panel" data-chosen={isChosen ? "" : undefined}>
      <div className="Audiences-words container">
        <h3 className="Audiences-name title-sm visually-hidden">{title}</h3>
        <p className="Audiences-question">{question}</p>
        <p className="lead">{body}</p>
        <MoreLink link={link} />
      </div>
      <div className="Audiences-people">
        <PeopleScene name={crowd} className="Audiences-crowd" />
        <PeopleScene name={people} className="Audiences-front" />
      </div>
    </div>
  );
}
