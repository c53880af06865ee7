import { useEffect, useRef, useState } from "react";
import "./Avatar.css";

interface AvatarProps {
  readonly initials: string;
  /** The address of the portrait; an empty one shows the initials at once. */
  readonly photo?: string;
  readonly alt?: string;
  /** The background's hour of the day, from 1 at night to 6 at sunrise. */
  readonly hour: 1 | 2 | 3 | 4 | 5 | 6;
  /** `niche`: an arch as wide as its place, with the whole bust. */
  readonly size?: "small" | "large" | "portrait" | "niche";
}

/** A portrait in a circle, or two initials if there is none or it fails to load. */
export function Avatar({ initials, photo, alt, hour, size }: AvatarProps) {
  const picture = useRef<HTMLImageElement>(null);
  const [hasFailed, setHasFailed] = useState(false);

  // An image that failed before hydration fires no further error event.
  useEffect(() => {
    if (picture.current?.complete && picture.current.naturalWidth === 0) setHasFailed(true);
  }, []);

  const className = size ? `Avatar Avatar-${size}` : "Avatar";
  if (photo && !hasFailed) {
    return (
      <span className={className} data-hour={hour}>
        <img ref={picture} src={photo} alt={alt ?? ""} loading="lazy" onError={() => setHasFailed(true)} />
      </span>
    );
  }
  return (
    <span className={className} data-hour={hour} aria-hidden="true">
      {initials}
    </span>
  );
}

/** The hour for this index of a list, so that six avatars in a row run from night to sunrise. */
export function hourOf(index: number): AvatarProps["hour"] {
  return ((index % 6) + 1) as AvatarProps["hour"];
}
