import { RisingColumns } from "../../charts/bars/RisingColumns";
import { CaseStudies } from "../../components/CaseStudies";
import { FigureChart } from "../../components/FigureChart";
import { FigureColumns } from "../../components/FigureColumns";
import { FromTheBlog } from "../../components/FromTheBlog";
import { KindNote } from "../../components/KindNote";
import { TitledList } from "../../components/TitledList";
import { kindNoteOf } from "../../components/kindNotes";
import { Closing } from "../../sections/Closing";
import { Section } from "../../sections/Section";
import { SectionHead } from "../../sections/SectionHead";
import { Disclaimer } from "./Disclaimer";
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

export default function ModeledOutcomesPage() {
  return (
    <>
      <OutcomesHero id="hero" {...hero} drawing={<RisingColumns {...projectedColumns} />}>
        <ProjectedRoi id="projected-roi" content={projectedRoi} />
      </OutcomesHero>
      <Section id="impact" tone="light">
        <SectionHead sectionId="impact" heading={impact.heading} />
        <FigureColumns
          figures={impact.figures}
          renderChart={(figure) => <FigureChart figure={figure.value} />}
        />
        <KindNote name={kindNoteOf(impact.figures)} />
      </Section>
      <RatioRuler id="ratio-ruler" content={ratioRuler} />
      <Section id="examples" tone="tint">
        <SectionHead isStacked sectionId="examples" heading={examples.heading} body={examples.body} />
        <CaseStudies cases={examples.items} />
        <KindNote name="examples" />
        <FromTheBlog link={article} />
      </Section>
      <Section id="how-to-read" tone="light">
        <SectionHead sectionId="how-to-read" heading={howToRead.heading} size="md" />
        <TitledList titleSize="xs" items={howToRead.items} isInColumns />
      </Section>
      <Disclaimer id="disclaimer" {...disclaimer} />
      <Closing id="closing" content={closing} hour={6} people="scientistNoting" />
    </>
  );
}
