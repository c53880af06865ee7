import { ButtonRow } from "../../components/Button";
import { Hero } from "../../sections/Hero";
import { HeroWords, type HeroContent } from "../../sections/HeroWords";
import { RatioPanel, type AudienceRatio } from "./RatioPanel";
import "./SolutionsHero.css";

interface SolutionsHeroProps {
  readonly id: string;
  readonly content: HeroContent;
  readonly ratios: readonly AudienceRatio[];
}

/** Title at the left, lead and buttons at the right, and below them, before the dawn, what each audience gets back. */
export function SolutionsHero({ id, content, ratios }: SolutionsHeroProps) {
  const { buttons, ...text } = content;
  return (
    <Hero id={id} tone="gradient" className="SolutionsHero">
      <div className="container">
        <div className="SolutionsHero-words stack">
          <HeroWords id={id} {...text} />
          <ButtonRow buttons={buttons} />
        </div>
        <RatioPanel ratios={ratios} />
      </div>
    </Hero>
  );
}
