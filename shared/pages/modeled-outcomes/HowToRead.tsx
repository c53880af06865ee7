import { TitledListSection, type TitledListContent } from "../../sections/TitledListSection";
import "./HowToRead.css";

/** Questions and answers, all open; the title is sticky at the left. */
export function HowToRead(content: TitledListContent) {
  return <TitledListSection className="HowToRead" headingSize="lg" titleSize="xs" {...content} />;
}
