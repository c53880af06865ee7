import { useEffect, useId, useRef, type FormEvent } from "react";
import { useNavigate } from "react-router-dom";
import { Icon } from "../../components/Icon";
import { pages } from "../../pageTable";
import { browse } from "./blogContent";
import { filterOptions, filtersToSearch, readFilters, type BlogFilters } from "./blogFilters";
import { FilterLink } from "./FilterLink";

const selectNames = ["audience", "product", "topic"] as const;

/**
 * The search field and the three drop-downs: a plain GET form that works without script. With it the address follows
 * as one types. The controls are uncontrolled, so that what was typed before hydration is not lost but applied.
 */
export function SearchTools({ filters }: { filters: BlogFilters }) {
  const form = useRef<HTMLFormElement>(null);
  const isFirst = useRef(true);
  const navigate = useNavigate();
  const search = filtersToSearch({ ...filters, page: 1 });

  useEffect(() => {
    if (!form.current) return;
    if (isFirst.current) {
      isFirst.current = false;
      const typed = filtersToSearch(readForm(form.current));
      if (typed !== search) {
        void navigate({ pathname: pages.blog.path, search: typed }, { replace: true });
        return;
      }
    }
    writeForm(form.current, readFilters(new URLSearchParams(search)));
  }, [search, navigate]);

  const follow = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const typed = filtersToSearch(readForm(currentTarget));
    if (typed !== search) void navigate({ pathname: pages.blog.path, search: typed }, { replace: true });
  };

  return (
    <form
      ref={form}
      className="SearchTools"
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
      {selectNames.map((name) => (
        <FilterSelect key={name} name={name} defaultValue={filters[name]} />
      ))}
    </form>
  );
}

function SearchField({ filters }: { filters: BlogFilters }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="Field SearchTools-search">
      <label htmlFor={id}>{browse.search.label}</label>
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
          filters={{ ...filters, q: "", page: 1 }}
          className="SearchTools-clear"
          onFollowed={() => input.current?.focus()}
        >
          <Icon name="close" />
          <span className="visually-hidden">{browse.search.clear}</span>
        </FilterLink>
      ) : null}
      <button type="submit" aria-label={browse.search.label}>
        <Icon name="search" />
      </button>
    </div>
  );
}

function FilterSelect({ name, defaultValue }: { name: (typeof selectNames)[number]; defaultValue: string }) {
  const id = useId();
  return (
    <div className="Field">
      <label htmlFor={id}>{browse.selects[name]}</label>
      <div className="Field-select">
        <select id={id} name={name} defaultValue={defaultValue}>
          {filterOptions[name].map((option) => (
            // With a value, which stays when a browser translates the words.
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
        <Icon name="chev" />
      </div>
    </div>
  );
}

function readForm(form: HTMLFormElement): BlogFilters {
  const values = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") values.set(name, value);
  return readFilters(values);
}

function writeForm(form: HTMLFormElement, filters: BlogFilters): void {
  for (const name of ["q", ...selectNames] as const) {
    const control = form.elements.namedItem(name);
    const isOurs = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
    // A space at the end of what is being typed means nothing to the search, but the one who types wants it.
    if (isOurs && control.value.trim() !== filters[name]) control.value = filters[name];
  }
}
