import { useRef } from "react";
import { KindNote } from "../../components/KindNote";
import { MoreLink, type LinkContent } from "../../components/SiteLink";
import { Phone } from "../../story/phone/Phone";
import { useConversation } from "../../story/phone/useConversation";
import { Registry } from "../../story/registry/Registry";
import "./ProductPlanes.css";

export interface Product {
  readonly title: string;
  readonly body: string;
  readonly link: LinkContent;
}

interface ProductPlanesProps {
  readonly registry: Product;
  readonly nudges: Product;
}

/** One panel divided by the horizon: the registry by night above, the nudges by day below. */
export function ProductPlanes({ registry, nudges }: ProductPlanesProps) {
  return (
    <div className="ProductPlanes planes laid-out-near">
      <article className="ProductPlanes-night columns" data-tone="dark">
        <Words product={registry} />
        <div className="ProductPlanes-drawing">
          <Registry state="list" />
          <KindNote name="sample" />
        </div>
      </article>
      <article className="ProductPlanes-day columns" data-tone="tint" data-warm="">
        <Words product={nudges} />
        <div className="ProductPlanes-drawing">
          <DanasPhone />
          <KindNote name="message" />
        </div>
      </article>
    </div>
  );
}

function DanasPhone() {
  const phone = useRef<HTMLDivElement>(null);
  return <Phone className="ProductPlanes-phone" phone={phone} conversation={useConversation(phone)} />;
}

function Words({ product: { title, body, link } }: { product: Product }) {
  return (
    <div className="ProductPlanes-words stack">
      <h3 className="title-md">{title}</h3>
      <p>{body}</p>
      <MoreLink link={link} />
    </div>
  );
}
