import { TitledListSection, type TitledListContent } from "../../sections/TitledListSection";

/** Questions with their answers, all open; the title stays in sight at the left. */
export function HowToRead(content: TitledListContent) {
  return <TitledListSection className="HowToRead" headingSize="lg" titleSize="xs" {...content} />;
}
