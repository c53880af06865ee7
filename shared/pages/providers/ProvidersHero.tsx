import { ButtonRow } from "../../components/Button";
import { readOutAs } from "../../components/Drawing";
import { PeopleScene } from "../../components/PeopleScene";
import { Hero } from "../../sections/Hero";
import { HeroWords, type HeroContent } from "../../sections/HeroWords";
import "./ProvidersHero.css";

interface ProvidersHeroProps {
  readonly id: string;
  readonly content: HeroContent;
  readonly alt: string;
}

/** Text at night, beside a lit doorway in which a nurse stands and which Dana steps into. */
export function ProvidersHero({ id, content, alt }: ProvidersHeroProps) {
  const { buttons, ...text } = content;
  return (
    <Hero id={id} tone="gradient" className="ProvidersHero">
      <div className="ProvidersHero-columns container">
        <div className="ProvidersHero-words stack">
          <HeroWords id={id} {...text} />
          <ButtonRow buttons={buttons} />
        </div>
        <div className="ProvidersHero-place" {...readOutAs(alt)}>
          <Doorway />
          <PeopleScene name="nurse" className="ProvidersHero-nurse" isFirst />
          <PeopleScene name="danaStepping" className="ProvidersHero-dana" isFirst />
        </div>
      </div>
    </Hero>
  );
}

/** Units of the drawing: the arch is 600 high, and its light falls to the left onto the floor below it. */
const ARCH = { width: 380, height: 600 };
const RADIUS = ARCH.width / 2;
const ARCH_LINE = `M0 ${ARCH.height}V${RADIUS}A${RADIUS} ${RADIUS} 0 0 1 ${ARCH.width} ${RADIUS}V${ARCH.height}`;
const ARCH_PATH = `${ARCH_LINE}Z`;
const FLOOR = 56;

function Doorway() {
  return (
    <svg
      className="ProvidersHero-doorway"
      viewBox={`0 0 ${ARCH.width} ${ARCH.height + FLOOR}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{
        __html:
          `<path class="ProvidersHero-halo" d="${ARCH_LINE}"/>` +
          `<path class="ProvidersHero-opening" d="${ARCH_PATH}"/>` +
          `<clipPath id="doorway"><path d="${ARCH_PATH}"/></clipPath>` +
          `<circle class="ProvidersHero-sun" clip-path="url(#doorway)" cx="330" cy="470" r="150"/>` +
          `<path class="ProvidersHero-spill" d="M0 ${ARCH.height}H${ARCH.width}L${ARCH.width - 60} ${ARCH.height + FLOOR}H-330Z"/>`,
      }}
    />
  );
}
