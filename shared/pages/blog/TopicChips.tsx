import { useLayoutEffect, useRef } from "react";
import { LINK_CHIP } from "../../components/Chip";
import { browse } from "./blogContent";
import { ALL, filterOptions, type BlogFilters } from "./blogFilters";
import { FilterLink } from "./FilterLink";
import "./TopicChips.css";

/** How far from the row's start the chosen topic is brought into view. */
const LEAD_PX = 24;

/** The topics as a row of chips; on a phone the row scrolls, and shows the chosen one. */
export function TopicChips({ filters }: { filters: BlogFilters }) {
  const row = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const chosen = row.current?.querySelector("[aria-current]");
    if (!row.current || !chosen) return;
    const { left, right } = row.current.getBoundingClientRect();
    const chip = chosen.getBoundingClientRect();
    if (chip.left < left || chip.right > right) row.current.scrollLeft += chip.left - left - LEAD_PX;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the chosen chip changes with the topic
  }, [filters.topic]);
  return (
    <ul ref={row} className="TopicChips row screen-only" aria-label={browse.chips.name}>
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
