import { Crumb } from "../components/Crumb";
import { headingId } from "./Section";

export interface HeroText {
  readonly eyebrow: string;
  readonly heading: string;
  readonly body: readonly string[];
}

/** What every hero says first: where the page belongs, its title, and what it is about. */
export function HeroWords({ id, eyebrow, heading, body }: HeroText & { readonly id: string }) {
  return (
    <>
      <Crumb>{eyebrow}</Crumb>
      <h1 id={headingId(id)} className="title-xl">
        {heading}
      </h1>
      {body.map((paragraph) => (
        <p key={paragraph} className="lead">
          {paragraph}
        </p>
      ))}
    </>
  );
}
