import { useId } from "react";
import { registry, type RegisteredPerson } from "../danasStory";
import { cast, type Figure } from "../people/cast";
import { crowd } from "../people/crowd";
import { lightPath, SEEN } from "../people/light";
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

/** Less than first light: a thin edge, so that the person stays one silhouette. */
const EDGE = 0.12;

interface RegisteredBustProps extends Pick<RegisteredPerson, "id"> {
  /** Whether the portrait is large enough to show an edge of light. */
  readonly isLarge?: boolean;
}

/** The portrait of a person in the registry: Dana in her colours, because she is seen; all others as silhouettes. */
export function RegisteredBust({ id, isLarge }: RegisteredBustProps) {
  if (id === registry.opened.id) return <Person person={cast.dana} lit={SEEN} hour={cast.dana.hour} />;
  const figure = figures[id];
  return figure ? <Silhouette figure={figure} hasLight={isLarge} /> : null;
}

function Silhouette({ figure, hasLight }: { figure: Figure; hasLight: boolean | undefined }) {
  const reach = useId();
  const body = silhouettePath(figure);
  return (
    <svg className="RegisteredBust" viewBox={views.bust} aria-hidden="true">
      <path className="RegisteredBust-ground" d={grounds.arch} />
      <path d={body} />
      {hasLight ? (
        <>
          <clipPath id={reach}>
            <path d={lightPath(figure, EDGE)} />
          </clipPath>
          <path className="RegisteredBust-light" clipPath={`url(#${reach})`} d={body} />
        </>
      ) : null}
    </svg>
  );
}
