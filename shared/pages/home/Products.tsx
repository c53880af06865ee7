import { KindNote } from "../../components/KindNote";
import { MessageBubble } from "../../components/MessageBubble";
import { RunningText } from "../../components/RunningText";
import { MoreLink, type LinkContent } from "../../components/SiteLink";
import { TitledList } from "../../components/TitledList";
import { stations, thread } from "../../story/danasStory";
import { OpenedRegistry } from "../../story/registry/OpenedRegistry";
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
}

/** The two products in use, below the stations of Dana's story. */
export function Products({ registry, nudges }: ProductsProps) {
  return (
    <>
      <div className="Products-story container">
        <p>{stations.heading}</p>
        <TitledList titleSize="xs" isInColumns isInLine items={stations.items} />
      </div>
      <article className="Products-panel laid-out-near">
        <div className="Products-registry container">
          <ProductText product={registry} />
          <OpenedRegistry />
        </div>
      </article>
      <article className="Products-panel laid-out-near">
        <div className="Products-nudges columns container">
          <ProductText product={nudges} />
          <div className="Products-message">
            <p className="Products-time">
              {thread.from}, {thread.question.at}
            </p>
            <MessageBubble {...thread.question} />
            <KindNote name="message" />
          </div>
        </div>
      </article>
    </>
  );
}

function ProductText({ product: { title, tagline, body, link } }: { product: Product }) {
  return (
    <div className="Products-text stack">
      <p className="Products-tagline">{tagline}</p>
      <h3 className="title-md">{title}</h3>
      <p>
        <RunningText text={body} />
      </p>
      <MoreLink link={link} />
    </div>
  );
}
