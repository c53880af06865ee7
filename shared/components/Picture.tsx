import { useEffect, useRef, useState } from "react";

interface PictureProps {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** A picture over a drawn dawn, which is what shows while it loads and when it fails. */
export function Picture({ src, alt, width, height }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [hasFailed, setHasFailed] = useState(false);

  // An image that failed before hydration fires no further error event.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setHasFailed(true);
  }, []);

  return (
    <div className="Picture">
      <svg viewBox="0 0 700 230" aria-hidden="true" focusable="false">
        <path className="Picture-sun" d="M250 230a100 100 0 0 1 200 0Z" />
        <path d="M190 230a160 160 0 0 1 320 0M130 230a220 220 0 0 1 440 0" />
      </svg>
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
