import { TextLink, type LinkContent } from "../../components/SiteLink";

export function LinkList({ links }: { links: readonly LinkContent[] }) {
  return (
    <ul className="row">
      {links.map((link) => (
        <li key={link.label}>
          <TextLink link={link} isAlone />
        </li>
      ))}
    </ul>
  );
}
