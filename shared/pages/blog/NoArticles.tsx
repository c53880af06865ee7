import { buttonClass } from "../../components/Button";
import { browse } from "./blogContent";
import { noFilters } from "./blogFilters";
import { FilterLink } from "./FilterLink";
import "./NoArticles.css";

/** Shown when no article matches, with a link that clears the filters. */
export function NoArticles({ onClear }: { onClear: () => void }) {
  return (
    <div className="NoArticles">
      <svg viewBox="0 0 176 84" fill="none" strokeWidth="1.5" aria-hidden="true">
        <path d="M-999 83h2222" />
        <path strokeDasharray="2 6" strokeWidth="2" d="M8 83a80 80 0 0 1 160 0" />
      </svg>
      <h3 className="title-sm">{browse.empty.heading}</h3>
      <p>{browse.empty.body}</p>
      <FilterLink
        filters={noFilters}
        change={noFilters}
        className={buttonClass({ variant: "outline", size: "small" })}
        onFollowed={onClear}
      >
        {browse.clear}
      </FilterLink>
    </div>
  );
}
