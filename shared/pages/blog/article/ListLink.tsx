import { useLocation } from "react-router-dom";
import { Icon } from "../../../components/Icon";
import { SiteLink } from "../../../components/SiteLink";
import { placeOfArticle } from "../articleAddresses";
import type { Article } from "../Article";
import { reading } from "../readingContent";
import "./ListLink.css";

/** The way back to the list, at its filters and at the article's place in it. */
export function ListLink({ article }: { article: Article }) {
  const { search } = useLocation();
  return (
    <SiteLink to={{ nav: "client", href: placeOfArticle(article, search) }} className="ListLink screen-only">
      <Icon name="arrow" />
      {reading.back}
    </SiteLink>
  );
}
