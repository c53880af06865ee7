import { TextLink } from "../../../shared/components/SiteLink";
import { figures } from "../../../shared/figures/figures";
import { MetricStrip } from "../../../shared/sections/MetricStrip";
import { Section } from "../../../shared/sections/Section";
import { SectionHead } from "../../../shared/sections/SectionHead";
import { SplitSection } from "../../../shared/sections/SplitSection";
import { Testimonial } from "../../../shared/sections/Testimonial";
import { LONG_TEXT, LONG_WORD, type Specimen } from "./specimen";

const listed = [
  {
    label: "fewer missed appointments",
    value: figures.missedAppointments,
    note: "Compared with reminders alone",
  },
  { label: LONG_TEXT, value: figures.newRevenue, note: LONG_TEXT },
  { label: "success rate", value: figures.successRate },
] as const;

const quote = {
  heading: "A quote",
  quote: LONG_TEXT,
  name: "Nobody Whohasaphoto",
  role: "Vice President of Population Health",
  organization: LONG_WORD,
};

/** Sections are as wide as the viewport. */
export const sectionSpecimens: readonly Specimen[] = [
  {
    component: "Section",
    state: "in each tone",
    content: (["light", "tint", "warm", "dark", "gradient"] as const).map((tone) => (
      <Section key={tone} id={tone} tone={tone}>
        <SectionHead sectionId={tone} heading={`A heading on ${tone}`} body={LONG_TEXT}>
          <p>
            Text with <TextLink link={{ label: "a link", href: "/about", nav: "client" }} /> in it.
          </p>
        </SectionHead>
      </Section>
    )),
  },
  {
    component: "SplitSection",
    state: "in each division of columns",
    content: ([undefined, "3/9", "4/8"] as const).map((columns) => (
      <SplitSection
        key={columns ?? "5/7"}
        id={`split-${columns ?? "5/7"}`}
        tone="light"
        heading={LONG_TEXT}
        {...(columns && { columns })}
      >
        <p>{LONG_TEXT}</p>
      </SplitSection>
    )),
  },
  {
    component: "MetricStrip",
    state: "of two and three figures, with the title above and beside",
    content: (
      <>
        <MetricStrip id="three" heading="Three figures" figures={listed} />
        <MetricStrip id="two" heading="Two figures" figures={listed.slice(0, 2)} isTitleBeside />
      </>
    ),
  },
  {
    component: "SectionHead",
    state: "in both sizes",
    content: (
      <div className="container">
        <SectionHead sectionId="head-lg" heading={LONG_TEXT} body={LONG_TEXT} />
        <SectionHead sectionId="head-md" heading={LONG_TEXT} body={LONG_TEXT} size="md" />
      </div>
    ),
  },
  {
    component: "Testimonial",
    state: "in each layout, without a photo",
    content: (["beside", "wide", "portrait"] as const).map((layout) => (
      <Testimonial key={layout} id={layout} content={quote} layout={layout} />
    )),
  },
];
