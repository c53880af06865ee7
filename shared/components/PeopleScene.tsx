import { cx } from "./cx";
import { scenePath } from "./photoPath";
import { sceneSizes, type SceneName } from "./sceneSizes";
import "./PeopleScene.css";

interface PeopleSceneProps {
  /** A row of scripts/people/scenes.ts, busts.ts or standingCrowds.ts. */
  readonly name: SceneName;
  /** What the picture shows. Without it the picture is decorative, and left out if it cannot be loaded. */
  readonly alt?: string;
  /** Whether it is in the first window of its page. All others are loaded when visitors come near. */
  readonly isFirst?: boolean;
  /** The class with which the surrounding component gives it a size and a place. All feet are at its lower edge. */
  readonly className?: string;
}

/** People as a file, which costs neither the document nor the page's module anything. */
export function PeopleScene({ name, alt = "", isFirst, className }: PeopleSceneProps) {
  return (
    <img
      className={cx("PeopleScene", className)}
      src={scenePath(name)}
      alt={alt}
      aria-hidden={alt === "" ? true : undefined}
      {...sceneSizes[name]}
      // After the scripts, which make the page live, where the line is slow.
      {...(!isFirst && { loading: "lazy", fetchPriority: "low" })}
    />
  );
}
