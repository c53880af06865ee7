import type { ReactNode } from "react";
import { ButtonRow, type ButtonContent } from "../../components/Button";
import { FigureColumns } from "../../components/FigureColumns";
import { FigurePhrase } from "../../components/FigurePhrase";
import type { LabeledFigure } from "../../components/FigureValue";
import { KindNote } from "../../components/KindNote";
import { partsOf } from "../../figures/figures";
import { PeopleScene } from "../../components/PeopleScene";
import { kindNoteOf } from "../../components/kindNotes";
import { Hero } from "../../sections/Hero";
import { headingId } from "../../sections/Section";
import { DanaCard } from "./DanaCard";
import { HundredPeople } from "./HundredPeople";
import "./HomeHero.css";

export interface HomeHeroContent {
  readonly headingLines: readonly [string, string];
  readonly body: string;
  readonly buttons: readonly ButtonContent[];
  readonly figures: readonly LabeledFigure[];
  /** The share of patients whom nobody sees, which the people show. */
  readonly unseenShare: LabeledFigure;
}

const PEOPLE = 100;

/**
 * The first viewport shows the night: text, a hundred people, and Dana in front of them. Below the horizon, in the second
 * viewport, are the figures and the dashboard.
 */
export function HomeHero({ content, children }: { content: HomeHeroContent; children: ReactNode }) {
  const { headingLines, body, buttons, figures, unseenShare } = content;
  return (
    <Hero id="hero" tone="gradient" className="HomeHero">
      <div className="HomeHero-night">
        <div className="HomeHero-words container stack">
          <h1 id={headingId("hero")}>
            <span className="HomeHero-unseen">{headingLines[0]}</span>{" "}
            <span className="HomeHero-seen">{headingLines[1]}</span>
          </h1>
          <p className="lead">{body}</p>
          <ButtonRow className="HomeHero-buttons" buttons={buttons} />
          <p className="HomeHero-proof row">
            <b>
              <FigurePhrase {...unseenShare} />
            </b>
            <span>{unseenShare.note}</span>
          </p>
        </div>
        <HundredPeople lit={PEOPLE - partsOf(PEOPLE, unseenShare.value)} />
        <div className="HomeHero-dana container">
          <DanaCard className="HomeHero-card" />
          <PeopleScene name="danaFirstLight" className="HomeHero-person" isFirst />
        </div>
      </div>
      <div className="HomeHero-results container" data-tone="dark">
        <div className="HomeHero-numbers">
          <FigureColumns figures={figures} />
          <KindNote name={kindNoteOf(figures)} isFirst />
        </div>
        {children}
      </div>
    </Hero>
  );
}
