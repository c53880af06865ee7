import { Link } from "react-router-dom";
import { PAGE_CHIP } from "../../components/Chip";
import { Icon } from "../../components/Icon";
import { pages } from "../../routes/pageTable";
import { browse } from "./blogContent";
import { filtersToSearch, type BlogFilters } from "./blogFilters";
import { pagerSteps } from "./pagerSteps";
import "./Pager.css";

interface PagerProps {
  readonly filters: BlogFilters;
  readonly page: number;
  readonly pageCount: number;
}

/** The pagination of the list, in one row however many pages there are. Each link leads to the top of the list. */
export function Pager({ filters, page, pageCount }: PagerProps) {
  if (pageCount === 1) return null;
  const to = (target: number) => ({
    pathname: pages.blog.path,
    search: filtersToSearch({ ...filters, page: target }),
    hash: "#browse",
  });
  const { name, previous, next, status, goTo } = browse.pager;
  const steps = pagerSteps(page, pageCount);
  return (
    <nav
      className="Pager row screen-only"
      aria-label={name}
      data-long={steps.includes("gap") ? "" : undefined}
    >
      <p className="visually-hidden">{status(page, pageCount)}</p>
      {page > 1 ? (
        <Link to={to(page - 1)} discover="none" className={PAGE_CHIP}>
          <Icon name="back" className="Pager-arrow" />
          <span className="Pager-word">{previous}</span>
        </Link>
      ) : null}
      {steps.map((step, index) =>
        step === "gap" ? (
          // oxlint-disable-next-line react/no-array-index-key -- a gap is known by its place
          <span key={`gap ${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={step}
            to={to(step)}
            discover="none"
            className={PAGE_CHIP}
            aria-label={goTo(step)}
            aria-current={step === page ? "page" : undefined}
            data-between={step === 1 || step === page || step === pageCount ? undefined : ""}
          >
            {step}
          </Link>
        ),
      )}
      {page < pageCount ? (
        <Link to={to(page + 1)} discover="none" className={PAGE_CHIP}>
          <span className="Pager-word">{next}</span>
          <Icon name="arrow" className="Pager-arrow" />
        </Link>
      ) : null}
    </nav>
  );
}
