import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { SiteLink } from "../../components/SiteLink";
import { addressOfArticle } from "./articleAddresses";
import type { Article } from "./Article";
import "./ArticleLink.css";

interface ArticleLinkProps {
  readonly article: Article;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Leads to an article, and takes the filters of the list along. */
export function ArticleLink({ article, className, children }: ArticleLinkProps) {
  const { search } = useLocation();
  return (
    <SiteLink to={{ nav: "client", href: addressOfArticle(article, search) }} className={className}>
      {children}
    </SiteLink>
  );
}
