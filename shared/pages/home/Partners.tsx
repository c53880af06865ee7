import { SiteLink } from "../../components/SiteLink";
import { headingId, Section } from "../../sections/Section";
import { Wordmark, type WordmarkName } from "./wordmarks";
import "./Partners.css";

export interface Partner {
  readonly name: string;
  readonly url: `https://${string}`;
  readonly wordmark: WordmarkName;
}

/** Five wordmarks in a row. Each links to the partner's website. */
export function Partners({ heading, partners }: { heading: string; partners: readonly Partner[] }) {
  return (
    <Section id="partners" tone="light" className="Partners" isFullBleed>
      <div className="Partners-columns container">
        <h2 id={headingId("partners")}>{heading}</h2>
        <ul className="row">
          {partners.map(({ name, url, wordmark }) => (
            <li key={name}>
              <SiteLink to={{ nav: "newtab", href: url }}>
                <Wordmark name={name} mark={wordmark} />
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
