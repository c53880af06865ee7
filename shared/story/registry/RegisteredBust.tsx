import { registry, type RegisteredPerson } from "../danasStory";
import { photoPath, unseenPath } from "../../components/photoPath";
import { NICHE_HEIGHT, NICHE_WIDTH } from "../../people/niche";
import "./RegisteredBust.css";

/** The portrait of a person in the registry: Dana in her colours, because she is seen; all others with an edge of light. */
export function RegisteredBust({ id }: Pick<RegisteredPerson, "id">) {
  return (
    <img
      className="RegisteredBust"
      src={id === registry.opened.id ? photoPath("Dana") : unseenPath(id)}
      alt=""
      width={NICHE_WIDTH}
      height={NICHE_HEIGHT}
      loading="lazy"
      aria-hidden="true"
    />
  );
}
