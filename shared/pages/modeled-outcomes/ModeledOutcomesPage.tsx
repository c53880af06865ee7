import { RisingColumns } from "../../charts/RisingColumns";
import { FromTheBlog } from "../../components/FromTheBlog";
import { KindNote } from "../../components/KindNote";
import { Closing } from "../../sections/Closing";
import { CaseStudies } from "../../sections/CaseStudies";
import { Section } from "../../sections/Section";
import { SectionHead } from "../../sections/SectionHead";
import { Disclaimer } from "./Disclaimer";
import { HowToRead } from "./HowToRead";
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

export function ModeledOutcomesPage() {
  return (
    <>
      <OutcomesHero id="hero" {...hero} drawing={<RisingColumns {...projectedColumns} />}>
        <ProjectedRoi id="projected-roi" content={projectedRoi} />
      </OutcomesHero>
      <Impact id="impact" {...impact} />
      <RatioRuler id="ratio-ruler" content={ratioRuler} />
      <Section id="examples" tone="tint">
        <SectionHead sectionId="examples" heading={examples.heading} body={examples.body} />
        <CaseStudies cases={examples.items} metricAt="end" />
        <KindNote name="examples" />
        <FromTheBlog link={article} />
      </Section>
      <HowToRead id="how-to-read" {...howToRead} />
      <Disclaimer id="disclaimer" {...disclaimer} />
      <Closing id="closing" content={closing} isSlim />
    </>
  );
}
