import { useRef } from "react";
import { KindNote } from "../../components/KindNote";
import { MoreLink, type LinkContent } from "../../components/SiteLink";
import { Phone } from "../../story/phone/Phone";
import { useConversation } from "../../story/phone/useConversation";
import { Registry } from "../../story/registry/Registry";
import "./ProductPanels.css";

export interface Product {
  readonly title: string;
  readonly body: string;
  readonly link: LinkContent;
}

interface ProductPanelsProps {
  readonly registry: Product;
  readonly nudges: Product;
}

/** One panel divided by the horizon: the registry by night above, the nudges by day below. */
export function ProductPanels({ registry, nudges }: ProductPanelsProps) {
  return (
    <div className="ProductPanels board laid-out-near">
      <article className="ProductPanels-night columns" data-tone="dark">
        <Words product={registry} />
        <div className="ProductPanels-drawing">
          <Registry state="list" />
          <KindNote name="sample" />
        </div>
      </article>
      <article className="ProductPanels-day columns" data-tone="tint" data-warm="">
        <Words product={nudges} />
        <div className="ProductPanels-drawing">
          <DanasPhone />
          <KindNote name="message" />
        </div>
      </article>
    </div>
  );
}

function DanasPhone() {
  const phone = useRef<HTMLDivElement>(null);
  return <Phone className="ProductPanels-phone" phone={phone} conversation={useConversation(phone)} />;
}

function Words({ product: { title, body, link } }: { product: Product }) {
  return (
    <div className="ProductPanels-words stack">
      <h3 className="title-md">{title}</h3>
      <p>{body}</p>
      <MoreLink link={link} />
    </div>
  );
}
