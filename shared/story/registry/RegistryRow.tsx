import { registry, type RegisteredPerson } from "../danasStory";
import { RegisteredBust } from "./RegisteredBust";
import { RiskMark } from "../../charts/lit/RiskMark";
import "./RegistryRow.css";

const { columns, opened } = registry;

/** A person in the registry. Each value has the name of its column, for screen readers. */
export function RegistryRow({ person: { id, risk, answered, step } }: { person: RegisteredPerson }) {
  return (
    <li className="RegistryRow" data-selected={id === opened.id ? "" : undefined}>
      <span className="RegistryRow-person">
        <RegisteredBust id={id} />
        <Column name={columns.person} />
        {id}
      </span>
      <span className="RegistryRow-risk">
        <RiskMark level={risk} />
        <Column name={columns.risk} />
        {risk}
      </span>
      <span className="RegistryRow-answered">
        <Column name={columns.answered} />
        {answered}
      </span>
      <span className="RegistryRow-step">
        <Column name={columns.step} />
        {step}
      </span>
    </li>
  );
}

function Column({ name }: { name: string }) {
  return <span className="visually-hidden">{`${name}: `}</span>;
}
