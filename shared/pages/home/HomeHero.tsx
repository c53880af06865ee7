import type { ReactNode } from "react";
import { ButtonRow, type ButtonContent } from "../../components/Button";
import { FigureLabel } from "../../components/FigureLabel";
import { FigureList } from "../../components/FigureList";
import type { Figure } from "../../components/FigureValue";
import { Census } from "../../charts/Census";
import { headingId } from "../../sections/Section";

export interface HomeHeroContent {
  readonly headingLines: readonly [string, string];
  readonly body: string;
  readonly buttons: readonly ButtonContent[];
  readonly figures: readonly Figure[];
  /** `seen` is how many of a hundred dots are lit: those that the printed share leaves out. */
  readonly census: Figure & { readonly seen: number };
}

/** The night over the horizon: words and a hundred dots above, the board in the light at its foot. */
export function HomeHero({ content, children }: { content: HomeHeroContent; children: ReactNode }) {
  const { headingLines, body, buttons, figures, census } = content;
  return (
    <section id="hero" className="HomeHero" data-tone="gradient" aria-labelledby={headingId("hero")}>
      <div className="container">
        <div className="HomeHero-words">
          <h1 id={headingId("hero")}>
            <span className="HomeHero-unseen">{headingLines[0]}</span>{" "}
            <span className="HomeHero-seen">{headingLines[1]}</span>
          </h1>
          <figure className="HomeHero-census">
            <Census total={100} lit={census.seen} rows={5} hasFirstLight />
            <figcaption>
              <b>
                {census.value} {census.label}
              </b>
              <span>{census.note}</span>
            </figcaption>
          </figure>
          <div className="HomeHero-text">
            <p className="lead">{body}</p>
            <ButtonRow buttons={buttons} />
          </div>
          <div className="HomeHero-results">
            <FigureList
              className="HomeHero-figures"
              figures={figures}
              valueClass="HomeHero-value"
              noteClass="HomeHero-note"
            />
            <FigureLabel name="target" />
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}
