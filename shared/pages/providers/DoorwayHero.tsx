import { ButtonRow } from "../../components/Button";
import { readOutAs } from "../../components/Drawing";
import { PeopleScene } from "../../components/PeopleScene";
import { Hero } from "../../sections/Hero";
import { HeroWords, type HeroContent } from "../../sections/HeroWords";
import "./DoorwayHero.css";

interface DoorwayHeroProps {
  readonly id: string;
  readonly content: HeroContent;
  readonly alt: string;
}

/** Text at night, beside a lit doorway in which a nurse stands and which Dana steps into. */
export function DoorwayHero({ id, content, alt }: DoorwayHeroProps) {
  const { buttons, ...text } = content;
  return (
    <Hero id={id} tone="gradient" className="DoorwayHero">
      <div className="DoorwayHero-columns container">
        <div className="DoorwayHero-words stack">
          <HeroWords id={id} {...text} />
          <ButtonRow buttons={buttons} />
        </div>
        <div className="DoorwayHero-place" {...readOutAs(alt)}>
          <Doorway />
          <PeopleScene name="nurse" className="DoorwayHero-nurse" isFirst />
          <PeopleScene name="danaStepping" className="DoorwayHero-dana" isFirst />
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
      className="DoorwayHero-doorway"
      viewBox={`0 0 ${ARCH.width} ${ARCH.height + FLOOR}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{
        __html:
          `<path class="DoorwayHero-halo" d="${ARCH_LINE}"/>` +
          `<path class="DoorwayHero-opening" d="${ARCH_PATH}"/>` +
          `<clipPath id="doorway"><path d="${ARCH_PATH}"/></clipPath>` +
          `<circle class="DoorwayHero-sun" clip-path="url(#doorway)" cx="330" cy="470" r="150"/>` +
          `<path class="DoorwayHero-spill" d="M0 ${ARCH.height}H${ARCH.width}L${ARCH.width - 60} ${ARCH.height + FLOOR}H-330Z"/>`,
      }}
    />
  );
}
