import { DemoClosing } from "../../sections/DemoClosing";
import { FromTheBlog } from "../../components/FromTheBlog";
import { Section } from "../../sections/Section";
import { SectionHead } from "../../sections/SectionHead";
import { SplitSection } from "../../sections/SplitSection";
import { toasts } from "../../toasts/toasts";
import { article, callToAction, demo, hero, leadership, milestones, purpose, story } from "./aboutContent";
import { AboutHero } from "./AboutHero";
import { Leadership } from "./Leadership";
import { Milestones } from "./Milestones";
import { Purpose } from "./Purpose";
import { Story } from "./Story";

export default function AboutPage() {
  return (
    <>
      <AboutHero id="hero" content={hero} />
      <SplitSection id="story" tone="light" heading={story.heading} columns="3/9">
        <Story paragraphs={story.body} />
        <FromTheBlog link={article} />
      </SplitSection>
      <Section id="purpose" tone="warm">
        <SectionHead sectionId="purpose" heading={purpose.heading} />
        <Purpose {...purpose} />
      </Section>
      <Section id="leadership" tone="light" isFullBleed>
        <div className="container">
          <SectionHead sectionId="leadership" heading={leadership.heading} body={leadership.body} />
        </div>
        <Leadership leaders={leadership.items} />
      </Section>
      <Section id="milestones" tone="dark">
        <SectionHead sectionId="milestones" heading={milestones.heading} />
        <Milestones milestones={milestones.items} />
      </Section>
      <DemoClosing
        hour={4}
        people="leaders"
        callToAction={callToAction}
        demo={demo}
        outcome={{ toast: toasts.aboutDemo }}
      />
    </>
  );
}
