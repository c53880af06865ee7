import { registry, type RegisteredPerson } from "../danasStory";
import { RegisteredBust } from "./RegisteredBust";
import { RiskMark } from "../../charts/lit/RiskMark";
import "./RegistryRow.css";

const { columns, opened } = registry;

interface RegistryRowProps {
  readonly person: RegisteredPerson;
  readonly isSelected?: boolean;
  /** Whether the next step is an offer that can be accepted: see Registry.css. */
  readonly hasOffer?: boolean;
  /** The class with which the registry places the row. */
  readonly className: string;
}

/** A person in the registry. Each value has the name of its column, for screen readers. */
export function RegistryRow({
  person: { id, risk, answered, step },
  isSelected = false,
  hasOffer = false,
  className,
}: RegistryRowProps) {
  return (
    <div className={`RegistryRow ${className}`} data-selected={isSelected ? "" : undefined}>
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
        {hasOffer ? (
          <>
            <span data-before="">
              <Column name={columns.step} />
              {step}
            </span>
            <span data-after="">{opened.booked}</span>
          </>
        ) : (
          <>
            <Column name={columns.step} />
            {step}
          </>
        )}
      </span>
    </div>
  );
}

function Column({ name }: { name: string }) {
  return <span className="visually-hidden">{`${name}: `}</span>;
}
