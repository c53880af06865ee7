import { useId } from "react";
import { registry, type RegisteredPerson } from "../danasStory";
import { photoPath } from "../../components/photoPath";
import { crowd, type CrowdName } from "../crowd/drawn/crowd";
import { useCrowdSilhouette } from "../crowd/CrowdSymbols";
import { EDGE_LIT } from "../../people/light";
import { grounds, views } from "../../people/niche";
import "./RegisteredBust.css";

/** The drawings of the people in the registry, by number, except Dana's. */
const names: Readonly<Record<string, CrowdName>> = {
  "MGY-2058": "flatCap",
  "MGY-2063": "afro",
  "MGY-2077": "bob",
  "MGY-2090": "headscarf",
  "MGY-2094": "bald",
  "MGY-2101": "waves",
  "MGY-2107": "ponytail",
};

interface RegisteredBustProps extends Pick<RegisteredPerson, "id"> {
  /** Whether the portrait is large enough to show an edge of light. */
  readonly isLarge?: boolean;
}

/** The portrait of a person in the registry: Dana in her colours, because she is seen; all others as silhouettes. */
export function RegisteredBust({ id, isLarge }: RegisteredBustProps) {
  if (id === registry.opened.id) return <DanasPhoto />;
  const name = names[id];
  return name ? <Silhouette name={name} hasLight={isLarge} /> : null;
}

function DanasPhoto() {
  return (
    <img
      className="RegisteredBust-photo"
      src={photoPath("Dana")}
      alt=""
      width={200}
      height={260}
      loading="lazy"
      aria-hidden="true"
    />
  );
}

function Silhouette({ name, hasLight }: { name: CrowdName; hasLight: boolean | undefined }) {
  const id = useId();
  const body = useCrowdSilhouette(name);
  const light = `<clipPath id="${id}"><path d="${crowd[name].light[EDGE_LIT]}"/></clipPath><g class="RegisteredBust-light" clip-path="url(#${id})"><use href="#${id}body"/></g>`;
  return (
    <svg
      className="RegisteredBust"
      viewBox={views.bust}
      aria-hidden="true"
      dangerouslySetInnerHTML={{
        __html: `<path class="RegisteredBust-ground" d="${grounds.arch}"/>${hasLight ? `<g id="${id}body">${body}</g>${light}` : body}`,
      }}
    />
  );
}
