import type { ReactNode } from "react";
import { ButtonRow, type ButtonContent } from "../../components/Button";
import { KindNote } from "../../components/KindNote";
import { FigureList } from "../../components/FigureList";
import type { LabeledFigure } from "../../components/FigureValue";
import { Census } from "../../charts/Census";
import { kindNoteOf } from "../../kindNotes";
import { partsOf, printed } from "../../figures";
import { headingId } from "../../sections/Section";
import "./HomeHero.css";

export interface HomeHeroContent {
  readonly headingLines: readonly [string, string];
  readonly body: string;
  readonly buttons: readonly ButtonContent[];
  readonly figures: readonly LabeledFigure[];
  /** The share of people unseen; the others are the lit dots. */
  readonly census: LabeledFigure;
}

const PEOPLE = 100;

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
            <Census total={PEOPLE} lit={PEOPLE - partsOf(PEOPLE, census.value)} rows={5} hasFirstLight />
            <figcaption className="row">
              <b>
                {printed(census.value)} {census.label}
              </b>
              <span>{census.note}</span>
            </figcaption>
          </figure>
          <div className="HomeHero-text stack">
            <p className="lead">{body}</p>
            <ButtonRow buttons={buttons} />
          </div>
          <div className="HomeHero-results">
            <FigureList
              className="HomeHero-figures row"
              figures={figures}
              valueClass="HomeHero-value"
              noteClass="HomeHero-note"
            />
            <KindNote name={kindNoteOf(figures)} />
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}
