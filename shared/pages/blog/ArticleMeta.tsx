import type { ReactNode } from "react";
import { cx } from "../../components/cx";
import "./ArticleMeta.css";

interface ArticleMetaProps {
  /** The class with which the surrounding component places the line. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** A line of what an article is about and how long it takes: bold first, the rest in spans. */
export function ArticleMeta({ className, children }: ArticleMetaProps) {
  return <p className={cx("ArticleMeta row caption", className)}>{children}</p>;
}
