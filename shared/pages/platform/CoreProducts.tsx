import { MoreLink, type LinkContent } from "../../components/SiteLink";
import type { TitledText } from "../../components/TitledList";
import "./CoreProducts.css";

export interface Product extends TitledText {
  readonly link: LinkContent;
}

/** The two products side by side, each with the way to its page. */
export function CoreProducts({ products }: { products: readonly Product[] }) {
  return (
    <ul className="CoreProducts columns-48">
      {products.map(({ title, body, link }) => (
        <li key={title} className="stack">
          <h3 className="title-md">{title}</h3>
          <p>{body}</p>
          <MoreLink link={link} />
        </li>
      ))}
    </ul>
  );
}
