import { useState, type ReactNode } from "react";
import { Icon } from "../../components/Icon";
import { Mark } from "../../components/Mark";
import { useIsLive } from "../../components/useIsLive";
import { registry } from "../danasStory";
import { OpenedPerson } from "./OpenedPerson";
import { RegistryRow } from "./RegistryRow";
import { Totals } from "./Totals";
import { cx } from "../../components/cx";
import "./Registry.css";

interface RegistryProps {
  /**
   * What is shown:
   * - `list`: all rows, Dana's lit
   * - `opened`: Dana's row opened, with a button that makes the offer
   * - `booked`: the same, with the visit booked
   * - `totals`: totals without rows, as an employer sees them
   * - `bookedRow`: only Dana's row, with the visit booked
   */
  readonly state: "list" | "opened" | "booked" | "totals" | "bookedRow";
  /** Shows only the first five people. */
  readonly isShort?: boolean;
  /** The class with which the surrounding component places the registry. */
  readonly className?: string;
}

const [dana] = registry.people;
const SHORT_LIST = 5;

/**
 * The registry of a community, as a window of the software. Its layout depends on its own width and not on that of the viewport.
 */
export function Registry({ state, isShort = false, className }: RegistryProps) {
  const [isPressed, setIsPressed] = useState(false);
  const isLive = useIsLive();
  const shown = state === "opened" && isPressed ? "booked" : state;
  const isRow = state === "bookedRow";

  return (
    <div
      className={cx("Registry", className)}
      data-state={shown}
      data-live={isLive ? "" : undefined}
      data-tone="dark"
      data-draws=""
    >
      <div className="Registry-window forced-edge">
        {isRow ? (
          <RegistryRow person={dana} className="Registry-row" isSelected hasOffer />
        ) : (
          <TitleBar hasFilters={state !== "totals"} />
        )}
        {state === "list" ? <People /> : null}
        {state === "opened" || state === "booked" ? (
          <People
            isShort={isShort}
            opened={
              <OpenedPerson
                className="Registry-opened Registry-day"
                isBooked={shown === "booked"}
                hasJustBooked={isPressed}
                onOffer={() => setIsPressed(true)}
              />
            }
          />
        ) : null}
        {state === "totals" ? <Totals /> : null}
      </div>
    </div>
  );
}

function TitleBar({ hasFilters }: { hasFilters: boolean }) {
  return (
    <div className="Registry-bar">
      <p className="Registry-title">
        <Mark />
        {registry.title}
      </p>
      {/* Only a picture of filters. */}
      {hasFilters ? (
        <p className="Registry-filters" aria-hidden="true">
          {registry.filters.map((filter) => (
            <span key={filter}>
              {filter}
              <Icon name="chev" className="Registry-filterArrow" />
            </span>
          ))}
        </p>
      ) : null}
    </div>
  );
}

/** The rows. What belongs to the first row is beside or below it. */
function People({ isShort = false, opened }: { isShort?: boolean; opened?: ReactNode }) {
  const shown = isShort ? registry.people.slice(0, SHORT_LIST) : registry.people;
  return (
    <ul className="Registry-people" aria-label={registry.title} data-short={isShort ? "" : undefined}>
      <li className="RegistryRow Registry-columns" aria-hidden="true">
        {Object.values(registry.columns).map((column) => (
          <span key={column}>{column}</span>
        ))}
      </li>
      {shown.map((person) => {
        const isDana = person.id === registry.opened.id;
        const isOpened = opened !== undefined && isDana;
        return (
          <li key={person.id} className="Registry-entry" data-opened={isOpened ? "" : undefined}>
            <RegistryRow person={person} className="Registry-row" isSelected={isDana} hasOffer={isOpened} />
            {isOpened ? opened : null}
          </li>
        );
      })}
    </ul>
  );
}
