import { useEffect, useEffectEvent, useId, useRef, type FormEvent } from "react";
import { useNavigate } from "react-router-dom";
import { Icon } from "../../components/Icon";
import { FieldBox } from "../../forms/FieldBox";
import { Select } from "../../forms/Select";
import { pages } from "../../routes/pageTable";
import { useIsNear } from "../../components/useIsNear";
import { loadArticles } from "./articleTable";
import { browse } from "./blogContent";
import {
  addressFilters,
  choiceNames,
  filterOptions,
  filtersToSearch,
  readFilters,
  type BlogFilters,
} from "./blogFilters";
import { FilterLink } from "./FilterLink";
import "../../components/RoundButton.css";
import "./SearchTools.css";

const filterNames = ["q", ...choiceNames] as const;

/**
 * The search field and the three drop-downs: a plain GET form that works without script. With script, the address
 * follows each letter. The controls are uncontrolled, so that text typed before hydration is kept and applied.
 */
export function SearchTools({ filters }: { filters: BlogFilters }) {
  const form = useRef<HTMLFormElement>(null);
  /** The query of the address when the controls last agreed with it. */
  const agreedQuery = useRef<string>(undefined);
  const navigate = useNavigate();
  const isNear = useIsNear(form);
  useEffect(() => {
    // A failure is handled when the table is needed.
    if (isNear) loadArticles().catch(() => undefined);
  }, [isNear]);

  const renderedQuery = filtersToSearch({ ...filters, page: 1 });

  const putIntoAddress = (wanted: BlogFilters, { replace }: { readonly replace: boolean }) => {
    const query = filtersToSearch(wanted);
    if (query !== filtersToSearch({ ...addressFilters(), page: 1 }))
      void navigate({ pathname: pages.blog.path, search: query }, { replace });
    agreedQuery.current = window.location.search;
  };

  // Rendering may lag several letters behind. The controls follow what else has changed the address since (Back, a chip,
  // "clear"), never what they caused themselves.
  const takeFromAddress = useEffectEvent(() => {
    if (!form.current) return;
    if (agreedQuery.current === undefined) return putIntoAddress(readForm(form.current), { replace: true });
    if (agreedQuery.current === window.location.search) return;
    agreedQuery.current = window.location.search;
    writeForm(form.current, addressFilters());
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the address may have changed with each rendering
  useEffect(() => takeFromAddress(), [renderedQuery]);

  const follow = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const typed = readForm(currentTarget);
    const changed = filterNames.find((name) => "name" in target && target.name === name);
    const wanted = changed ? { ...addressFilters(), [changed]: typed[changed], page: 1 } : typed;
    // Back undoes one choice, as with the chips; letters are not choices.
    putIntoAddress(wanted, { replace: changed === undefined || changed === "q" });
    writeForm(currentTarget, wanted);
  };

  return (
    <form
      ref={form}
      className="SearchTools screen-only"
      role="search"
      action={`${pages.blog.path}#browse`}
      method="get"
      autoComplete="off"
      onInput={follow}
      onSubmit={(event) => {
        event.preventDefault();
        follow(event);
      }}
    >
      <SearchField filters={filters} />
      {choiceNames.map((name) => (
        <FilterSelect key={name} name={name} defaultValue={filters[name]} />
      ))}
    </form>
  );
}

function SearchField({ filters }: { filters: BlogFilters }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <FieldBox id={id} label={browse.search.label} className="SearchTools-search">
      <input
        ref={input}
        id={id}
        name="q"
        type="search"
        defaultValue={filters.q}
        placeholder={browse.search.placeholder}
        enterKeyHint="search"
      />
      {filters.q ? (
        <FilterLink
          filters={filters}
          change={{ q: "" }}
          className="RoundButton SearchTools-button SearchTools-clear"
          onFollowed={() => {
            if (!input.current) return;
            // Synchronously, so that the next letter is not added to the old text.
            input.current.value = "";
            input.current.focus();
          }}
        >
          <Icon name="close" />
          <span className="visually-hidden">{browse.search.clear}</span>
        </FilterLink>
      ) : null}
      <button type="submit" className="RoundButton SearchTools-button" aria-label={browse.search.label}>
        <Icon name="search" />
      </button>
    </FieldBox>
  );
}

function FilterSelect({ name, defaultValue }: { name: (typeof choiceNames)[number]; defaultValue: string }) {
  const id = useId();
  return (
    <FieldBox id={id} label={browse.selects[name]}>
      <Select id={id} name={name} defaultValue={defaultValue} options={filterOptions[name]} />
    </FieldBox>
  );
}

function readForm(form: HTMLFormElement): BlogFilters {
  const values = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") values.set(name, value);
  return readFilters(values);
}

function writeForm(form: HTMLFormElement, filters: BlogFilters): void {
  for (const name of filterNames) {
    const control = form.elements.namedItem(name);
    const isOurs = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
    // The search ignores a trailing space, but the visitor is still typing.
    if (isOurs && control.value.trim() !== filters[name]) control.value = filters[name];
  }
}
