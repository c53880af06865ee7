import "./PersonPlace.css";

/** The place of a person: an arch with somebody in it. */
export function Person() {
  return (
    <svg className="PersonPlace" viewBox="0 0 200 260" aria-hidden="true">
      <path className="PersonPlace-niche" d="M0 260V100a100 100 0 0 1 200 0v160Z" />
      <path d="M22 260c2-52 34-80 78-80s76 28 78 80Z" />
      <circle cx="100" cy="112" r="46" />
    </svg>
  );
}
