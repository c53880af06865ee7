import { useEffect, useRef, useState, type ReactNode } from "react";
import "./Picture.css";

interface PictureProps {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** The scene that stands in for the picture. */
  readonly children: ReactNode;
}

/** A picture over an illustration, which is what shows while it loads and when it fails. */
export function Picture({ src, alt, width, height, children }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [hasFailed, setHasFailed] = useState(false);

  // An image that failed before hydration fires no further error event.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setHasFailed(true);
  }, []);

  return (
    <div className="Picture">
      {children}
      {hasFailed ? null : (
        <img
          ref={image}
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          onError={() => setHasFailed(true)}
        />
      )}
    </div>
  );
}
