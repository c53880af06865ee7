import { MoreLink, type LinkContent } from "../../components/SiteLink";
import { dana } from "../../people/drawn/dana";
import { EDGE_LIT, SEEN, type Lit } from "../../people/light";
import { Person } from "../../people/Person";
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

/** The two products side by side, with Dana as each meets her: by night hardly seen, by day in the light. */
export function ProductPanels({ registry, nudges }: ProductPanelsProps) {
  return (
    <div className="ProductPanels board">
      <Panel product={registry} tone="dark" lit={EDGE_LIT} />
      <Panel product={nudges} tone="warm" lit={SEEN} />
    </div>
  );
}

interface PanelProps {
  readonly product: Product;
  readonly tone: "dark" | "warm";
  readonly lit: Lit;
}

function Panel({ product: { title, body, link }, tone, lit }: PanelProps) {
  return (
    <article className="ProductPanels-panel" data-tone={tone}>
      <div className="ProductPanels-words stack">
        <h3 className="title-md">{title}</h3>
        <p>{body}</p>
        <MoreLink link={link} />
      </div>
      <Person className="ProductPanels-person" person={dana} lit={lit} />
    </article>
  );
}
