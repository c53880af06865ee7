import { useEffect, useState } from "react";
import { Icon } from "../../components/Icon";
import { RunningText } from "../../components/RunningText";
import { MoreLink, type LinkContent } from "../../components/SiteLink";
import { company } from "../../company";
import { headingId } from "../../sections/Section";
import { isReachable } from "./isReachable";
import { OfficeScene } from "./OfficeScene";
import "./OfficeMap.css";

export interface OfficeMapContent {
  readonly heading: string;
  readonly frameTitle: string;
  readonly alt: string;
  /** Shown in place of a map that cannot be loaded. */
  readonly fallback: string;
  readonly address: string;
  readonly link: LinkContent;
}

/** The map of the office below its printed address, loaded by the browser when a visitor comes near. */
export function OfficeMap({ id, content }: { id: string; content: OfficeMapContent }) {
  const { heading, frameTitle, alt, fallback, address, link } = content;
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    void isReachable(company.mapFrameUrl).then((isThere) => setHasFailed(!isThere));
  }, []);

  return (
    <section id={id} className="screen-only" aria-labelledby={headingId(id)}>
      <h2 id={headingId(id)} className="title-sm">
        {heading}
      </h2>
      <figure className="OfficeMap">
        <div className="OfficeMap-address">
          <Icon name="pin" />
          <p>
            <RunningText text={address} />
          </p>
        </div>
        {hasFailed ? (
          <div className="OfficeMap-fallback">
            <div className="stack">
              <p>{fallback}</p>
              <MoreLink link={link} />
            </div>
            <OfficeScene />
          </div>
        ) : (
          <iframe
            src={company.mapFrameUrl}
            title={frameTitle}
            loading="lazy"
            referrerPolicy="no-referrer"
            // oxlint-disable-next-line react/iframe-missing-sandbox -- a frame of another origin cannot lift its own sandbox
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          />
        )}
        <figcaption className="visually-hidden">{alt}</figcaption>
      </figure>
    </section>
  );
}
