import { dana } from "../people/drawn/dana";
import type { Lit } from "../people/light";
import { Person } from "../people/Person";
import "./Station.css";

interface StationProps {
  readonly station: {
    readonly title: string;
    readonly line: string;
    /** How far Dana is lit. */
    readonly lit: Lit;
  };
}

/** A stage of Dana's story, beside her face in the light of that hour. */
export function Station({ station: { title, line, lit } }: StationProps) {
  return (
    <div className="Station" data-draws="">
      <Person
        className="Station-face"
        person={dana}
        lit={lit}
        crop="head"
        hour={lit === 0 ? 1 : lit < 0.5 ? 2 : 3}
      />
      <p>
        <b>{title}</b>
        <span>{line}</span>
      </p>
    </div>
  );
}
