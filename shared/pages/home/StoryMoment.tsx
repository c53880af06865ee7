import { dana } from "../../people/drawn/dana";
import type { HourName } from "../../people/hours";
import type { Lit } from "../../people/light";
import { Person } from "../../people/Person";
import "./StoryMoment.css";

interface StoryMomentProps {
  readonly moment: {
    readonly title: string;
    readonly line: string;
    /** How far Dana is lit, and by the sky of which hour. */
    readonly lit: Lit;
    readonly hour: HourName;
  };
}

/** A moment of Dana's story, beside her face in the light of that hour. */
export function StoryMoment({ moment: { title, line, lit, hour } }: StoryMomentProps) {
  return (
    <div className="StoryMoment" data-draws="">
      <Person className="StoryMoment-face" person={dana} lit={lit} crop="head" hour={hour} />
      <p>
        <b>{title}</b>
        <span>{line}</span>
      </p>
    </div>
  );
}
