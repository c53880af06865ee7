import type { ReactNode } from "react";
import { KindNote } from "../../components/KindNote";
import { RunningText } from "../../components/RunningText";
import { MoreLink, type LinkContent } from "../../components/SiteLink";
import { PhoneAndCalendar } from "../../story/phone/PhoneAndCalendar";
import { Registry } from "../../story/registry/Registry";
import "./Products.css";

export interface Product {
  readonly title: string;
  readonly tagline: string;
  readonly body: string;
  readonly link: LinkContent;
}

interface ProductsProps {
  readonly moreGoodYears: Product;
  readonly engageAi: Product;
  readonly channels: readonly string[];
}

/** The two products side by side from edge to edge, each above itself in use. */
export function Products({ moreGoodYears, engageAi, channels }: ProductsProps) {
  return (
    <div className="Products columns planes">
      <Half product={moreGoodYears}>
        <Registry state="opened" />
        <KindNote name="sample" />
      </Half>
      <Half product={engageAi}>
        <div className="Products-phone">
          <PhoneAndCalendar />
          <ul className="Products-channels">
            {channels.map((channel) => (
              <li key={channel}>{channel}</li>
            ))}
          </ul>
        </div>
        <KindNote name="message" />
      </Half>
    </div>
  );
}

function Half({
  product: { title, tagline, body, link },
  children,
}: {
  product: Product;
  children: ReactNode;
}) {
  return (
    <article className="Products-half">
      <div className="Products-text stack">
        <p className="Products-tagline">{tagline}</p>
        <h3 className="title-md">{title}</h3>
        <p>
          <RunningText text={body} />
        </p>
        <MoreLink link={link} />
      </div>
      {children}
    </article>
  );
}
