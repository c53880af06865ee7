import { ButtonRow, type ButtonContent } from "../../components/Button";
import { Eyebrow } from "../../components/Eyebrow";
import { KindNote } from "../../components/KindNote";
import { FigureItem } from "../../components/FigureItem";
import type { LabeledFigure } from "../../components/FigureValue";
import { Leads } from "../../components/Leads";
import { kindNoteOf } from "../../figures/kindNotes";
import { Registry } from "../../story/registry/Registry";
import { Hero } from "../../sections/Hero";
import { headingId } from "../../sections/Section";
import "./RegistryHero.css";

export interface RegistryHeroContent {
  readonly eyebrow: string;
  readonly heading: string;
  readonly body: readonly string[];
  readonly buttons: readonly ButtonContent[];
  readonly figure: LabeledFigure;
}

/** The text, the share of unseen people, and the registry, which extends into the light section below. */
export function RegistryHero({ id, content }: { id: string; content: RegistryHeroContent }) {
  const { eyebrow, heading, body, buttons, figure } = content;
  return (
    <Hero id={id} tone="dark" className="RegistryHero">
      <div className="container">
        <Eyebrow className="RegistryHero-eyebrow">{eyebrow}</Eyebrow>
        <h1 id={headingId(id)} className="title-xl">
          {heading}
        </h1>
        <div className="RegistryHero-row columns">
          <div className="RegistryHero-words stack">
            <Leads paragraphs={body} />
            <ButtonRow buttons={buttons} />
          </div>
          <div className="RegistryHero-figure stack">
            <dl className="RegistryHero-item">
              <FigureItem
                className="RegistryHero-item"
                figure={figure}
                valueClass="RegistryHero-value figure-lg"
              />
            </dl>
            <KindNote name={kindNoteOf([figure])} isFirst className="RegistryHero-kind" />
          </div>
        </div>
      </div>
      <div className="RegistryHero-registry">
        <Registry state="opened" />
      </div>
      <div className="RegistryHero-day" data-tone="light">
        <div className="container">
          <KindNote name="sample" />
        </div>
      </div>
    </Hero>
  );
}
