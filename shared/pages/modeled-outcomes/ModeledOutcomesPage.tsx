import { RisingColumns } from "../../charts/bars/RisingColumns";
import { FromTheBlog } from "../../components/FromTheBlog";
import { KindNote } from "../../components/KindNote";
import { TitledList } from "../../components/TitledList";
import { Closing } from "../../sections/Closing";
import { CaseStudies } from "./CaseStudies";
import { Section } from "../../sections/Section";
import { SectionHead } from "../../sections/SectionHead";
import { Disclaimer } from "./Disclaimer";
import { Impact } from "./Impact";
import {
  article,
  closing,
  disclaimer,
  examples,
  hero,
  howToRead,
  impact,
  projectedColumns,
  projectedRoi,
  ratioRuler,
} from "./modeledOutcomesContent";
import { OutcomesHero } from "./OutcomesHero";
import { ProjectedRoi } from "./ProjectedRoi";
import { RatioRuler } from "./RatioRuler";
import "./HowToRead.css";

export default function ModeledOutcomesPage() {
  return (
    <>
      <OutcomesHero id="hero" {...hero} drawing={<RisingColumns {...projectedColumns} />}>
        <ProjectedRoi id="projected-roi" content={projectedRoi} />
      </OutcomesHero>
      <Impact id="impact" {...impact} />
      <RatioRuler id="ratio-ruler" content={ratioRuler} />
      <Section id="examples" tone="tint">
        <SectionHead
          className="CaseStudies-head"
          sectionId="examples"
          heading={examples.heading}
          body={examples.body}
        />
        <CaseStudies cases={examples.items} />
        <KindNote name="examples" />
        <FromTheBlog link={article} />
      </Section>
      <Section id="how-to-read" tone="light">
        <SectionHead sectionId="how-to-read" heading={howToRead.heading} size="md" />
        <TitledList className="HowToRead columns" titleSize="xs" items={howToRead.items} />
      </Section>
      <Disclaimer id="disclaimer" {...disclaimer} />
      <Closing id="closing" content={closing} hour="sunrise" people="scientistNoting" />
    </>
  );
}
