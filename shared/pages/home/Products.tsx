import { KindNote } from "../../components/KindNote";
import { MessageBubble } from "../../components/MessageBubble";
import { RunningText } from "../../components/RunningText";
import { MoreLink, type LinkContent } from "../../components/SiteLink";
import { moments, thread } from "../../story/danasStory";
import { dana } from "../../people/drawn/dana";
import { SEEN } from "../../people/light";
import { Person } from "../../people/Person";
import { OpenedRegistry } from "../../story/registry/OpenedRegistry";
import { StoryMoment } from "./StoryMoment";
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
        <StoryMoment moment={moments.unseen} />
        <p className="Products-heading">{moments.heading}</p>
      </div>
      <article className="Products-panel laid-out-near">
        <div className="container">
          <div className="Products-head columns">
            <StoryMoment moment={moments.inRegistry} />
            <ProductText product={registry} />
          </div>
          <OpenedRegistry />
          <KindNote name="sample" className="Products-note" />
        </div>
      </article>
      <article className="Products-panel laid-out-near">
        <div className="Products-nudges columns container">
          <div className="Products-dana">
            <StoryMoment moment={moments.inTouch} />
            <Person className="Products-person" person={dana} lit={SEEN} />
          </div>
          <div className="Products-talk">
            <ProductText product={nudges} />
            <div className="Products-message">
              <p className="Products-time">
                {thread.from}, {thread.question.at}
              </p>
              <MessageBubble {...thread.question} />
              <KindNote name="message" />
            </div>
            <StoryMoment moment={moments.expected} />
            <ul className="Products-channels row">
              {channels.map((channel) => (
                <li key={channel}>{channel}</li>
              ))}
            </ul>
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
