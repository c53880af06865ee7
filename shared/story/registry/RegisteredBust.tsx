import { useId } from "react";
import { registry, type RegisteredPerson } from "../danasStory";
import { cast, type Figure } from "../people/cast";
import { crowd } from "../people/crowd";
import { FIRST_LIGHT, lightPath, SEEN } from "../people/light";
import { grounds, views } from "../people/niche";
import { Person } from "../people/Person";
import { silhouettePath } from "../people/personShapes";
import "./RegisteredBust.css";

/** The drawings of the people in the registry, by number, except Dana's. */
const figures: Readonly<Record<string, Figure>> = {
  "MGY-2058": cast.mgy2058,
  "MGY-2063": cast.mgy2063,
  "MGY-2077": crowd.bob,
  "MGY-2090": crowd.headscarf,
  "MGY-2094": crowd.bald,
  "MGY-2101": crowd.waves,
  "MGY-2107": crowd.ponytail,
};

/** The portrait in a row: Dana in her colours, because she is seen; all others in first light. */
export function RegisteredBust({ id }: Pick<RegisteredPerson, "id">) {
  if (id === registry.opened.id) return <Person person={cast.dana} lit={SEEN} hour={cast.dana.hour} />;
  const figure = figures[id];
  return figure ? <Silhouette figure={figure} /> : null;
}

function Silhouette({ figure }: { figure: Figure }) {
  const reach = useId();
  const body = silhouettePath(figure);
  return (
    <svg className="RegisteredBust" viewBox={views.bust} aria-hidden="true">
      <clipPath id={reach}>
        <path d={lightPath(figure, FIRST_LIGHT)} />
      </clipPath>
      <path className="RegisteredBust-ground" d={grounds.arch} />
      <path d={body} />
      <path className="RegisteredBust-light" clipPath={`url(#${reach})`} d={body} />
    </svg>
  );
}
