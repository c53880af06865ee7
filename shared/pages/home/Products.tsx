import type { ReactNode } from "react";
import { KindNote } from "../../components/KindNote";
import { RunningText } from "../../components/RunningText";
import { MoreLink, type LinkContent } from "../../components/SiteLink";
import { stations } from "../../story/danasStory";
import { PhoneAndCalendar } from "../../story/phone/PhoneAndCalendar";
import { Registry } from "../../story/registry/Registry";
import { Station } from "../../story/Station";
import "./Products.css";

export interface Product {
  readonly title: string;
  readonly tagline: string;
  readonly body: string;
  readonly link: LinkContent;
}

interface ProductsProps {
  readonly registry: Product;
  readonly nudges: Product;
  readonly channels: readonly string[];
}

/** The two products in use, along Dana's story. */
export function Products({ registry, nudges, channels }: ProductsProps) {
  return (
    <>
      <div className="Products-opening columns container">
        <Station station={stations.unseen} />
        <p className="Products-heading title-md">{stations.heading}</p>
      </div>
      <Panel product={registry} station={<Station station={stations.inRegistry} />}>
        <Registry state="opened" />
        <KindNote name="sample" className="Products-note" />
      </Panel>
      <Panel product={nudges} station={<Station station={stations.inTouch} />}>
        <PhoneAndCalendar className="Products-talk" />
        <div className="Products-end columns">
          <Station station={stations.expected} />
          <ul className="Products-channels row">
            {channels.map((channel) => (
              <li key={channel}>{channel}</li>
            ))}
          </ul>
        </div>
        <KindNote name="message" className="Products-note" />
      </Panel>
    </>
  );
}

interface PanelProps {
  readonly product: Product;
  readonly station: ReactNode;
  readonly children: ReactNode;
}

function Panel({ product: { title, tagline, body, link }, station, children }: PanelProps) {
  return (
    <article className="Products-panel laid-out-near">
      <div className="container">
        <div className="Products-head columns">
          {station}
          <div className="Products-text stack">
            <p className="Products-tagline">{tagline}</p>
            <h3 className="title-lg">{title}</h3>
            <p>
              <RunningText text={body} />
            </p>
            <MoreLink link={link} />
          </div>
        </div>
        {children}
      </div>
    </article>
  );
}
