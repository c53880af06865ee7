import { cx } from "../../components/cx";
import { registry, type RegisteredPerson } from "../danasStory";
import { ProductWindow } from "../windows/ProductWindow";
import { RegistryRow } from "./RegistryRow";
import "./Registry.css";

interface RegistryProps {
  /** The rows. The default is everybody. */
  readonly people?: readonly RegisteredPerson[];
  /** The class with which the surrounding component places the registry. */
  readonly className?: string;
}

/** The registry of a community, with Dana's row lit. */
export function Registry({ people = registry.people, className }: RegistryProps) {
  return (
    <ProductWindow title={registry.title} kind="sample" className={cx("Registry", className)}>
      <RegistryRows people={people} />
    </ProductWindow>
  );
}

export function RegistryRows({ people }: { people: readonly RegisteredPerson[] }) {
  return (
    <ul className="Registry-people" aria-label={registry.title}>
      <li className="RegistryRow Registry-columns" aria-hidden="true">
        {Object.values(registry.columns).map((column) => (
          <span key={column}>{column}</span>
        ))}
      </li>
      {people.map((person) => (
        <RegistryRow key={person.id} person={person} />
      ))}
    </ul>
  );
}
