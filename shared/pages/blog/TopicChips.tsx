import { LINK_CHIP } from "../../components/Chip";
import { browse } from "./blogContent";
import { ALL, filterOptions, type BlogFilters } from "./blogFilters";
import { FilterLink } from "./FilterLink";
import "./TopicChips.css";

/** The topics as a row of chips; on a phone the row scrolls. */
export function TopicChips({ filters }: { filters: BlogFilters }) {
  return (
    <ul className="TopicChips row screen-only" aria-label={browse.chips.name}>
      {filterOptions.topic.map((topic) => {
        const isSelected = filters.topic === topic;
        return (
          <li key={topic}>
            <FilterLink filters={filters} change={{ topic }} className={LINK_CHIP} isSelected={isSelected}>
              {topic === ALL ? browse.chips.first : topic}
              {isSelected ? <span className="visually-hidden"> {browse.chips.selected}</span> : null}
            </FilterLink>
          </li>
        );
      })}
    </ul>
  );
}
