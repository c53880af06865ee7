import type { ButtonContent } from "../components/Button";
import { Eyebrow } from "../components/Eyebrow";
import { Lead } from "../components/Lead";
import { RunningText } from "../components/RunningText";
import { headingId } from "./Section";

export interface HeroText {
  readonly eyebrow: string;
  readonly heading: string;
  readonly body: string;
}

/** The text of a hero with buttons below it. */
export interface HeroContent extends HeroText {
  readonly buttons: readonly ButtonContent[];
}

interface HeroWordsProps extends HeroText {
  readonly id: string;
  /** The class with which the hero places the lead. */
  readonly leadClass?: string;
}

/** The text of every hero: eyebrow, h1 and lead. */
export function HeroWords({ id, eyebrow, heading, body, leadClass }: HeroWordsProps) {
  return (
    <>
      <Eyebrow>{eyebrow}</Eyebrow>
      <h1 id={headingId(id)} className="title-xl">
        <RunningText text={heading} />
      </h1>
      <Lead text={body} className={leadClass} />
    </>
  );
}
