import { useId } from "react";
import type { DrawnPerson } from "./drawnPerson";
import type { HourName } from "./hours";
import type { Lit } from "./light";
import { views } from "./niche";
import { groundMarkup, personMarkup } from "./personMarkup";
import { cx } from "../components/cx";
import "./Person.css";

interface PersonProps {
  /** Imported from drawn/. */
  readonly person: DrawnPerson;
  readonly lit: Lit;
  /** Of a bust: its head alone, in a square. */
  readonly crop?: "head";
  /** The hour that colours the background. Without it the background is transparent. */
  readonly hour?: HourName;
  /** The class with which the surrounding component places the person. */
  readonly className?: string;
}

/**
 * A person of the cast. Decorative: if the person has to be named, the text beside the drawing does so.
 * React does not look into the drawing, neither when it hydrates nor when it updates.
 */
export function Person({ person, lit, crop, hour, className }: PersonProps) {
  const id = useId();
  const ground = hour ? groundMarkup(hour, crop === "head" ? "plane" : "arch") : "";
  return (
    <svg
      className={cx("Person", className)}
      viewBox={views[crop ?? person.pose]}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: ground + personMarkup(person, lit, id) }}
    />
  );
}
