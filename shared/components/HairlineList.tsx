export interface TitledText {
  readonly title: string;
  readonly body: string;
}

/** Titles with a sentence each, one below the other between hairlines. */
export function HairlineList({ items }: { items: readonly TitledText[] }) {
  return (
    <ul className="HairlineList">
      {items.map(({ title, body }) => (
        <li key={title}>
          <h3 className="title-xs">{title}</h3>
          <p>{body}</p>
        </li>
      ))}
    </ul>
  );
}
