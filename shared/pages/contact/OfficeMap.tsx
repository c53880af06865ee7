import { useEffect, useRef, useState } from "react";
import { Icon } from "../../components/Icon";
import { MoreLink, type LinkContent } from "../../components/SiteLink";
import { company } from "../../company";
import { headingId } from "../../sections/Section";
import { isReachable } from "./isReachable";
import { whenScrolledNear } from "./whenScrolledNear";

export interface OfficeMapContent {
  readonly heading: string;
  readonly frameTitle: string;
  readonly alt: string;
  /** Shown in the map's place until it has loaded. */
  readonly fallback: string;
  readonly address: string;
  readonly link: LinkContent;
}

/** A loaded map waits until focus has left what it is going to cover. */
type MapState = "waiting" | "near" | "loading" | "ready" | "shown" | "failed";

/** How long the map's host, and then the map, may take before it counts as failed. */
const MAP_PATIENCE_MS = 15_000;

/**
 * The map of the office, fetched from another host only when a visitor scrolls near it. The panel below it has the
 * address until the map covers it, and keeps it if the map does not load.
 */
export function OfficeMap({ id, content }: { id: string; content: OfficeMapContent }) {
  const { heading, frameTitle, alt, fallback, address, link } = content;
  const plane = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<MapState>("waiting");

  useEffect(() => {
    if (!plane.current) return;
    return whenScrolledNear(plane.current, () => setState(navigator.onLine ? "near" : "failed"));
  }, []);

  useEffect(() => {
    if (state !== "near" && state !== "loading") return;
    let isPast = false;
    const step = (next: "loading" | "failed") => {
      if (!isPast) setState(next);
    };
    if (state === "near") {
      void isReachable(company.mapFrameUrl).then((isThere) => step(isThere ? "loading" : "failed"));
    }
    const timer = setTimeout(step, MAP_PATIENCE_MS, "failed");
    return () => {
      isPast = true;
      clearTimeout(timer);
    };
  }, [state]);

  const handleLoad = () => setState(plane.current?.contains(document.activeElement) ? "ready" : "shown");
  const handleBlur = () => setState((before) => (before === "ready" ? "shown" : before));

  return (
    <section id={id} aria-labelledby={headingId(id)}>
      <h2 id={headingId(id)} className="title-sm">
        {heading}
      </h2>
      <figure className="OfficeMap" data-state={state}>
        <div className="OfficeMap-plane" ref={plane} inert={state === "shown"} onBlur={handleBlur}>
          <Icon name="pin" />
          <p>{fallback}</p>
          <p>{address}</p>
          <MoreLink link={link} />
        </div>
        {state === "loading" || state === "ready" || state === "shown" ? (
          <MapFrame title={frameTitle} onLoad={handleLoad} />
        ) : null}
        <noscript>
          <MapFrame title={frameTitle} />
        </noscript>
        <figcaption className="visually-hidden">{alt}</figcaption>
      </figure>
    </section>
  );
}

function MapFrame({ title, onLoad }: { title: string; onLoad?: () => void }) {
  return (
    <iframe
      src={company.mapFrameUrl}
      title={title}
      loading={onLoad ? "eager" : "lazy"}
      referrerPolicy="no-referrer"
      // oxlint-disable-next-line react/iframe-missing-sandbox -- a frame of another origin cannot lift its own sandbox
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      onLoad={onLoad}
    />
  );
}
