import { useState } from "react";
import { useIsLive } from "../../components/useIsLive";
import { registry } from "../danasStory";
import { ProductWindow } from "../windows/ProductWindow";
import { OpenedPerson } from "./OpenedPerson";
import { RegistryRows } from "./Registry";
import "./OpenedRegistry.css";

const SHOWN_PEOPLE = 4;

const [dana, ...others] = registry.people.slice(0, SHOWN_PEOPLE);

/**
 * The registry with Dana's row opened, and a button that makes her the offer. It is served with the visit booked, as it stays
 * where scripts do not run.
 */
export function OpenedRegistry() {
  const [isPressed, setIsPressed] = useState(false);
  const isLive = useIsLive();
  const isBooked = isPressed || !isLive;
  const step = isBooked ? registry.opened.booked : registry.opened.action;

  return (
    <ProductWindow title={registry.title} kind="sample" className="Registry">
      {/* Only a picture of filters. */}
      <p className="OpenedRegistry-filters" aria-hidden="true">
        {registry.filters.map((filter) => (
          <span key={filter}>{filter}</span>
        ))}
      </p>
      <div className="OpenedRegistry-panes">
        <RegistryRows people={dana ? [{ ...dana, step }, ...others] : []} />
        <OpenedPerson isBooked={isBooked} hasJustBooked={isPressed} onOffer={() => setIsPressed(true)} />
      </div>
    </ProductWindow>
  );
}
