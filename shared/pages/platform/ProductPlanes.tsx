import { KindNote } from "../../components/KindNote";
import { RegistryTable } from "../../illustrations/RegistryTable";
import { MoreLink, type LinkContent } from "../../components/SiteLink";
import { Drawing } from "../../components/Drawing";
import { MessageBubbles } from "../../components/MessageBubbles";
import { bubblesSample } from "../../samples";
import "./ProductPlanes.css";

export interface Product {
  readonly title: string;
  readonly body: string;
  readonly link: LinkContent;
}

interface ProductPlanesProps {
  readonly moreGoodYears: Product;
  readonly engageAi: Product;
}

const REGISTRY_ROWS = 3;

/** One panel that the horizon divides in two: the registry at night, the nudges by day. */
export function ProductPlanes({ moreGoodYears, engageAi }: ProductPlanesProps) {
  return (
    <div className="ProductPlanes planes">
      <article className="ProductPlanes-night columns" data-tone="dark">
        <Words product={moreGoodYears} />
        <div className="ProductPlanes-drawing">
          <RegistryTable rows={REGISTRY_ROWS} />
          <KindNote name="sample" />
        </div>
      </article>
      <article className="ProductPlanes-day columns" data-tone="tint" data-warm="">
        <Words product={engageAi} />
        <div className="ProductPlanes-drawing">
          <Drawing className="ProductPlanes-bubbles" alt={bubblesSample.alt}>
            <MessageBubbles messages={bubblesSample.messages} />
          </Drawing>
          <KindNote name="message" />
        </div>
      </article>
    </div>
  );
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
