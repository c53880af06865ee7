import { HourArch } from "../../charts/lit/HourArch";
import { Icon } from "../../components/Icon";
import { KindNote } from "../../components/KindNote";
import { MessageBubble } from "../../components/MessageBubble";
import type { TitledText } from "../../components/TitledList";
import { headingId, Section } from "../../sections/Section";
import { registry, replies } from "../../story/danasStory";
import "./EngageBenefits.css";

const HOURS_A_DAY = 24;

/** The same words in two languages. */
interface Translation {
  readonly lang: string;
  readonly text: string;
}

export interface BenefitsContent {
  readonly heading: string;
  readonly items: {
    readonly timing: TitledText;
    readonly words: TitledText & { readonly languages: readonly Translation[] };
    readonly calls: TitledText;
  };
}

/** Three benefits, each below the moment of the product that shows it. */
export function EngageBenefits({
  id,
  heading,
  items: { timing, words, calls },
}: BenefitsContent & { id: string }) {
  return (
    <Section id={id} tone="light">
      <h2 id={headingId(id)} className="title-lg Section-title">
        {heading}
      </h2>
      <ul className="EngageBenefits">
        <li>
          <div className="EngageBenefits-moment EngageBenefits-hours">
            <HourArch hours={HOURS_A_DAY} best={registry.opened.bestHours} />
            <p>{registry.opened.bestHours.label}</p>
          </div>
          <Words {...timing} />
        </li>
        <li>
          <div className="EngageBenefits-moment EngageBenefits-languages">
            {words.languages.map(({ lang, text }) => (
              <MessageBubble key={lang} from="clinic" lang={lang} text={text} />
            ))}
          </div>
          <Words {...words} />
        </li>
        <li>
          <div className="EngageBenefits-moment EngageBenefits-replies">
            <p>{replies.title}</p>
            <ul>
              {replies.items.map(({ text, outcome, ...reply }) => (
                <li key={text} data-staff={"isForStaff" in reply ? "" : undefined}>
                  <span>{text}</span> <span>{outcome}</span>
                  <Icon name={"isForStaff" in reply ? "user" : "check"} />
                </li>
              ))}
            </ul>
          </div>
          <Words {...calls} />
        </li>
      </ul>
      <KindNote name="message" className="EngageBenefits-kind" />
    </Section>
  );
}

function Words({ title, body }: TitledText) {
  return (
    <>
      <h3 className="title-sm">{title}</h3>
      <p>{body}</p>
    </>
  );
}
