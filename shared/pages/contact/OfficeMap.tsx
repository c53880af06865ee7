import { useEffect, useRef, useState } from "react";
import { Icon } from "../../components/Icon";
import { PeopleScene } from "../../components/PeopleScene";
import { RunningText } from "../../components/RunningText";
import { MoreLink, type LinkContent } from "../../components/SiteLink";
import { company } from "../../company";
import { InnerSection } from "../../sections/InnerSection";
import { headingId } from "../../sections/Section";
import { isReachable } from "./isReachable";
import { useIsNear } from "../../components/useIsNear";
import "./OfficeMap.css";

export interface OfficeMapContent {
  readonly heading: string;
  readonly frameTitle: string;
  readonly alt: string;
  /** Shown if the map cannot be loaded, with a picture of the team in its place. */
  readonly fallback: string;
  readonly address: string;
  readonly link: LinkContent;
}

/** A map of the office, below the address as text. */
export function OfficeMap({ id, content }: { id: string; content: OfficeMapContent }) {
  return (
    <InnerSection id={id} className="OfficeMap-section">
      <h2 id={headingId(id)} className="OfficeMap-title title-sm">
        {content.heading}
      </h2>
      <MapFigure content={content} />
    </InnerSection>
  );
}

/**
 * To protect the visitor's privacy, nothing is requested from the map host until the map is near the viewport. Inside the section's
 * boundary, because its element is there only once that is hydrated.
 */
function MapFigure({ content }: { content: OfficeMapContent }) {
  const { frameTitle, alt, fallback, address, link } = content;
  const figure = useRef<HTMLElement>(null);
  const isNear = useIsNear(figure);
  const [isThere, setIsThere] = useState<boolean>();

  useEffect(() => {
    if (isNear) void isReachable(company.mapFrameUrl).then(setIsThere);
  }, [isNear]);

  const frame = (
    <iframe
      src={company.mapFrameUrl}
      title={frameTitle}
      loading="lazy"
      referrerPolicy="no-referrer"
      // oxlint-disable-next-line react/iframe-missing-sandbox -- a frame of another origin cannot lift its own sandbox
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
    />
  );

  return (
    <figure ref={figure} className="OfficeMap">
      <div className="OfficeMap-address">
        <Icon name="pin" className="OfficeMap-pin" />
        <p>
          <RunningText text={address} />
        </p>
        <MoreLink link={link} />
      </div>
      {isThere === false ? (
        <div className="OfficeMap-fallback screen-only">
          <p>{fallback}</p>
          <PeopleScene name="officeTeam" className="OfficeMap-team" />
        </div>
      ) : (
        <div className="OfficeMap-frame screen-only">{isThere ? frame : <noscript>{frame}</noscript>}</div>
      )}
      <figcaption className="visually-hidden">{alt}</figcaption>
    </figure>
  );
}
