import { Link } from "react-router-dom";
import { LINK_CHIP } from "../../components/Chip";
import { pages } from "../../pageTable";
import { browse } from "./blogContent";
import { filtersToSearch, type BlogFilters } from "./blogFilters";
import "./Pager.css";

interface PagerProps {
  readonly filters: BlogFilters;
  readonly page: number;
  readonly pageCount: number;
}

/** The pagination of the list. Each link leads to the top of the list. */
export function Pager({ filters, page, pageCount }: PagerProps) {
  if (pageCount === 1) return null;
  const to = (target: number) => ({
    pathname: pages.blog.path,
    search: filtersToSearch({ ...filters, page: target }),
    hash: "#browse",
  });
  const { name, previous, next, status, goTo } = browse.pager;
  return (
    <nav className="Pager row screen-only" aria-label={name}>
      <p className="visually-hidden">{status(page, pageCount)}</p>
      {page > 1 ? (
        <Link to={to(page - 1)} discover="none" className={LINK_CHIP}>
          {previous}
        </Link>
      ) : null}
      {Array.from({ length: pageCount }, (_, index) => index + 1).map((target) => (
        <Link
          key={target}
          to={to(target)}
          discover="none"
          className={LINK_CHIP}
          aria-label={goTo(target)}
          aria-current={target === page ? "page" : undefined}
        >
          {target}
        </Link>
      ))}
      {page < pageCount ? (
        <Link to={to(page + 1)} discover="none" className={LINK_CHIP}>
          {next}
        </Link>
      ) : null}
    </nav>
  );
}
