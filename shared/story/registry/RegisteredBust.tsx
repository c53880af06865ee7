import { useId } from "react";
import { registry, type RegisteredPerson } from "../danasStory";
import { dana } from "../../people/drawn/dana";
import { crowd } from "../crowd/drawn/crowd";
import { EDGE_LIT, SEEN } from "../../people/light";
import type { DrawnFigure } from "../../people/drawnPerson";
import { grounds, views } from "../../people/niche";
import { Person } from "../../people/Person";
import "./RegisteredBust.css";

/** The drawings of the people in the registry, by number, except Dana's. */
const figures: Readonly<Record<string, DrawnFigure>> = {
  "MGY-2058": crowd.flatCap,
  "MGY-2063": crowd.afro,
  "MGY-2077": crowd.bob,
  "MGY-2090": crowd.headscarf,
  "MGY-2094": crowd.bald,
  "MGY-2101": crowd.waves,
  "MGY-2107": crowd.ponytail,
};

interface RegisteredBustProps extends Pick<RegisteredPerson, "id"> {
  /** Whether the portrait is large enough to show an edge of light. */
  readonly isLarge?: boolean;
}

/** The portrait of a person in the registry: Dana in her colours, because she is seen; all others as silhouettes. */
export function RegisteredBust({ id, isLarge }: RegisteredBustProps) {
  if (id === registry.opened.id) return <Person person={dana} lit={SEEN} hour={dana.hour} />;
  const figure = figures[id];
  return figure ? <Silhouette figure={figure} hasLight={isLarge} /> : null;
}

function Silhouette({ figure, hasLight }: { figure: DrawnFigure; hasLight: boolean | undefined }) {
  const id = useId();
  const body = `<g id="${id}body">${figure.silhouette.map((d) => `<path d="${d}"/>`).join("")}</g>`;
  const light = `<clipPath id="${id}"><path d="${figure.light[EDGE_LIT]}"/></clipPath><g class="RegisteredBust-light" clip-path="url(#${id})"><use href="#${id}body"/></g>`;
  return (
    <svg
      className="RegisteredBust"
      viewBox={views.bust}
      aria-hidden="true"
      dangerouslySetInnerHTML={{
        __html: `<path class="RegisteredBust-ground" d="${grounds.arch}"/>${body}${hasLight ? light : ""}`,
      }}
    />
  );
}
