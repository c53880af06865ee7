import { ButtonRow } from "../../components/Button";
import { KindNote } from "../../components/KindNote";
import { Lead } from "../../components/Lead";
import { Eyebrow } from "../../components/Eyebrow";
import { Assessment } from "./phone/Assessment";
import { dana } from "../../people/drawn/dana";
import { FIRST_LIGHT } from "../../people/light";
import { Person } from "../../people/Person";
import { Registry } from "../../story/registry/Registry";
import type { HeroContent } from "../../sections/HeroWords";
import { Hero } from "../../sections/Hero";
import { headingId } from "../../sections/Section";
import "./RegistryHero.css";

/** The text, and Dana, who answers the assessment on her phone, beside the list that it feeds. */
export function RegistryHero({ id, content }: { id: string; content: HeroContent }) {
  const { eyebrow, heading, body, buttons } = content;
  return (
    <Hero id={id} tone="dark" className="RegistryHero">
      <div className="RegistryHero-parts container">
        <div className="RegistryHero-head">
          <Eyebrow>{eyebrow}</Eyebrow>
          <h1 id={headingId(id)} className="title-xl">
            {heading}
          </h1>
        </div>
        <div className="RegistryHero-words stack">
          <Lead text={body} />
          <ButtonRow buttons={buttons} />
        </div>
        <Person className="RegistryHero-dana" person={dana} lit={FIRST_LIGHT} hour={dana.hour} />
        <Assessment className="RegistryHero-phone" />
        <div className="RegistryHero-list">
          <Registry />
          <KindNote name="sample" />
        </div>
      </div>
    </Hero>
  );
}
