import { ButtonRow, type ButtonContent } from "../../components/Button";
import { Crumb } from "../../components/Crumb";
import { headingId } from "../../sections/Section";
import { Landscape } from "./Landscape";

export interface AboutHeroContent {
  readonly eyebrow: string;
  readonly heading: string;
  readonly body: readonly string[];
  readonly buttons: readonly ButtonContent[];
}

/** Words in the middle, below them a landscape from edge to edge of the window. */
export function AboutHero({ id, content }: { id: string; content: AboutHeroContent }) {
  const { eyebrow, heading, body, buttons } = content;
  return (
    <section id={id} className="AboutHero" data-tone="light" aria-labelledby={headingId(id)}>
      <div className="container">
        <Crumb>{eyebrow}</Crumb>
        <h1 id={headingId(id)} className="title-xl">
          {heading}
        </h1>
        {body.map((paragraph) => (
          <p key={paragraph} className="lead">
            {paragraph}
          </p>
        ))}
        <ButtonRow buttons={buttons} />
      </div>
      <Landscape />
    </section>
  );
}
