import { Crumb } from "../components/Crumb";
import { Leads } from "../components/Leads";
import { RunningText } from "../components/RunningText";
import { headingId } from "./Section";

export interface HeroText {
  readonly eyebrow: string;
  readonly heading: string;
  readonly body: readonly string[];
}

/** The words of every hero: the eyebrow, the h1, and what the page is about. */
export function HeroWords({ id, eyebrow, heading, body }: HeroText & { readonly id: string }) {
  return (
    <>
      <Crumb>{eyebrow}</Crumb>
      <h1 id={headingId(id)} className="title-xl">
        <RunningText text={heading} />
      </h1>
      <Leads paragraphs={body} />
    </>
  );
}
