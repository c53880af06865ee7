import type { MouseEvent, ReactNode } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { pages } from "../../pageTable";
import { filtersToSearch, type BlogFilters } from "./blogFilters";

interface FilterLinkProps {
  readonly filters: BlogFilters;
  readonly className: string;
  readonly isSelected?: boolean;
  readonly onFollowed?: () => void;
  readonly children: ReactNode;
}

/** A link to other filters. Without script it scrolls to the articles; with script the scroll position stays. */
export function FilterLink({ filters, className, isSelected, onFollowed, children }: FilterLinkProps) {
  const navigate = useNavigate();
  const { search: presentSearch } = useLocation();
  const search = filtersToSearch(filters);

  const stayInPlace = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    // A link to the current address would scroll to the top.
    if (search !== presentSearch) void navigate({ pathname: pages.blog.path, search });
    onFollowed?.();
  };

  return (
    <Link
      to={{ pathname: pages.blog.path, search, hash: "#browse" }}
      discover="none"
      className={className}
      aria-current={isSelected ? "true" : undefined}
      onClick={stayInPlace}
    >
      {children}
    </Link>
  );
}
