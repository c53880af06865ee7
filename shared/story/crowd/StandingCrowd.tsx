import { HEIGHT, placed, rowPeople, WIDTH } from "./standingRows";
import "./StandingCrowd.css";

interface StandingCrowdProps {
  /** One in this many people of the front row is lit. Without it nobody is. */
  readonly litEvery?: number;
}

/** Two rows of people from edge to edge, decorative. Needs `<CrowdSymbols hasRows>` around it. */
export function StandingCrowd({ litEvery }: StandingCrowdProps) {
  const lit = rowPeople("front").filter((_, index) => litEvery !== undefined && index % litEvery === 0);
  const light = lit.length > 0 ? `<g class="StandingCrowd-light">${placed("front", lit.join(""))}</g>` : "";
  return (
    <svg
      className="StandingCrowd"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      dangerouslySetInnerHTML={{
        __html: `<use class="StandingCrowd-back" href="#crowd-row-back"/><use class="StandingCrowd-front" href="#crowd-row-front"/>${light}`,
      }}
    />
  );
}
