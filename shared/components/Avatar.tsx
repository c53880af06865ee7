import { useEffect, useRef, useState } from "react";
import type { HourName } from "../people/hours";
import { cx } from "./cx";
import "./Avatar.css";

interface AvatarProps {
  readonly initials: string;
  /** The URL of the portrait. If it is empty, the initials are shown at once. */
  readonly photo?: string;
  /** Colours the background. */
  readonly hour: HourName;
  /** `portrait`: with two rings around it. `niche`: an arch that fills the width of its container and shows the whole bust. */
  readonly size?: "small" | "large" | "portrait" | "niche";
  /** The class with which the surrounding component places the portrait. */
  readonly className?: string | undefined;
}

/**
 * A portrait in a circle, or two initials if there is none or it fails to load. Screen readers pass over both, because the name is
 * always written beside it.
 */
export function Avatar({ initials, photo, hour, size, className: place }: AvatarProps) {
  const picture = useRef<HTMLImageElement>(null);
  const [hasFailed, setHasFailed] = useState(false);

  // If the image failed before hydration, there is no later error event.
  useEffect(() => {
    if (picture.current?.complete && picture.current.naturalWidth === 0) setHasFailed(true);
  }, []);

  const className = cx("Avatar", size && `Avatar-${size}`, place);
  if (photo && !hasFailed) {
    return (
      <span className={className} data-hour={hour}>
        <img
          ref={picture}
          src={photo}
          alt=""
          loading="lazy"
          fetchPriority="low"
          onError={() => setHasFailed(true)}
        />
      </span>
    );
  }
  return (
    <span className={className} data-hour={hour} aria-hidden="true">
      {initials}
    </span>
  );
}

/** The hour for an index in a list. Six avatars in a row go from night to sunrise. */
export function hourOf(index: number): HourName {
  return ((index % 6) + 1) as HourName;
}
