import type { MouseEvent, ReactNode } from "react";
import { Link, useNavigate } from "react-router-dom";
import { pages } from "../../routes/pageTable";
import { addressFilters, filtersToSearch, type BlogFilters } from "./blogFilters";

interface FilterLinkProps {
  readonly filters: BlogFilters;
  /** What the link changes in them, besides leading to the first page. */
  readonly change: Partial<BlogFilters>;
  readonly className: string;
  readonly isSelected?: boolean;
  readonly onFollowed?: () => void;
  readonly children: ReactNode;
}

/** A link to other filters. Without script it scrolls to the articles; with script the scroll position stays. */
export function FilterLink({
  filters,
  change,
  className,
  isSelected,
  onFollowed,
  children,
}: FilterLinkProps) {
  const navigate = useNavigate();
  const changed = (present: BlogFilters) => filtersToSearch({ ...present, page: 1, ...change });

  const stayInPlace = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    // Keeps letters that are typed but not rendered yet.
    const search = changed(addressFilters());
    // A link to the current address would scroll to the top.
    if (search !== window.location.search) void navigate({ pathname: pages.blog.path, search });
    onFollowed?.();
  };

  return (
    <Link
      to={{ pathname: pages.blog.path, search: changed(filters), hash: "#browse" }}
      discover="none"
      className={className}
      aria-current={isSelected ? "true" : undefined}
      onClick={stayInPlace}
    >
      {children}
    </Link>
  );
}
