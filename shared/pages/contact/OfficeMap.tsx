import { Icon } from "../../components/Icon";
import { MoreLink, type LinkContent } from "../../components/SiteLink";
import { company } from "../../company";
import { headingId } from "../../sections/Section";

export interface OfficeMapContent {
  readonly heading: string;
  readonly frameTitle: string;
  readonly alt: string;
  readonly address: string;
  readonly link: LinkContent;
}

/**
 * The map of the office below its printed address. No script can tell whether a frame of another origin has loaded, so
 * nothing depends on it.
 */
export function OfficeMap({ id, content }: { id: string; content: OfficeMapContent }) {
  const { heading, frameTitle, alt, address, link } = content;
  return (
    <section id={id} aria-labelledby={headingId(id)}>
      <h2 id={headingId(id)} className="title-sm">
        {heading}
      </h2>
      <figure className="OfficeMap">
        <div className="OfficeMap-address">
          <Icon name="pin" />
          <p>{address}</p>
          <MoreLink link={link} />
        </div>
        <iframe
          src={company.mapFrameUrl}
          title={frameTitle}
          loading="lazy"
          referrerPolicy="no-referrer"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- a frame of another origin cannot lift its own sandbox
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        />
        <figcaption className="visually-hidden">{alt}</figcaption>
      </figure>
    </section>
  );
}
