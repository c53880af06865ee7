import { KindNote } from "../../components/KindNote";
import { FigureList } from "../../components/FigureList";
import type { LabeledFigure } from "../../components/FigureValue";
import { kindNoteOf } from "../../components/kindNotes";
import { HeroWords, type HeroText } from "../../sections/HeroWords";
import { Hero } from "../../sections/Hero";
import "./BlogHero.css";

interface BlogHeroProps extends HeroText {
  readonly id: string;
  readonly figures: readonly LabeledFigure[];
}

/** A masthead: words at the left, figures at the right, a line of ink below. */
export function BlogHero({ id, figures, ...text }: BlogHeroProps) {
  return (
    <Hero id={id} tone="light" className="BlogHero">
      <div className="BlogHero-head container columns">
        <div className="stack">
          <HeroWords id={id} {...text} />
        </div>
        <div className="BlogHero-figures">
          <FigureList figures={figures} />
          <KindNote name={kindNoteOf(figures)} />
        </div>
      </div>
    </Hero>
  );
}
