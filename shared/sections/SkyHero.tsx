import type { ReactNode } from "react";
import { ButtonRow, type ButtonContent } from "../components/Button";
import { Crumb } from "../components/Crumb";
import { headingId } from "./Section";

export interface SkyHeroContent {
  readonly eyebrow: string;
  readonly heading: string;
  readonly body: readonly string[];
  readonly buttons: readonly ButtonContent[];
}

interface SkyHeroProps {
  readonly id: string;
  readonly content: SkyHeroContent;
  readonly sky: "bluehour" | "dawn";
  /** What stands at the right; at blue hour it stands on the section's foot. */
  readonly children: ReactNode;
}

/** A sky from edge to edge: words at the left, a figure at the right. */
export function SkyHero({ id, content, sky, children }: SkyHeroProps) {
  const { eyebrow, heading, body, buttons } = content;
  return (
    <section
      id={id}
      className={`SkyHero SkyHero-${sky}`}
      data-tone="gradient"
      aria-labelledby={headingId(id)}
    >
      <div className="container">
        <div className="SkyHero-words">
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
        {children}
      </div>
    </section>
  );
}
