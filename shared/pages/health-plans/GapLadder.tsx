import type { ReactNode } from "react";
import { registry } from "../../story/danasStory";
import { dana } from "../../people/drawn/dana";
import { mgy2058 } from "../../people/drawn/mgy2058";
import { mgy2063 } from "../../people/drawn/mgy2063";
import { FIRST_LIGHT, HALF_SEEN, SEEN } from "../../people/light";
import { Person } from "../../people/Person";
import { RegisteredBust } from "../../story/registry/RegisteredBust";
import "./GapLadder.css";

interface GapLadderProps {
  readonly columns: readonly [challenge: string, help: string];
  readonly rungs: readonly Rung[];
}

export interface Rung {
  readonly challenge: string;
  readonly help: string;
  /** How far the member on the rung is lit. */
  readonly light: keyof typeof members;
}

/** Dana's gap is the one that closes. */
const members = {
  unseen: { panel: "night", drawing: <RegisteredBust id={registry.people[3].id} isLarge /> },
  firstLight: { panel: "bluehour", drawing: <Person person={mgy2058} lit={FIRST_LIGHT} hour={2} /> },
  halfSeen: { panel: "dawn", drawing: <Person person={mgy2063} lit={HALF_SEEN} hour={3} /> },
  seen: {
    panel: "day",
    drawing: (
      <>
        <span className="GapLadder-who">{dana.name}</span>
        <Person person={dana} lit={SEEN} hour={6} />
      </>
    ),
  },
} as const satisfies Record<string, { readonly panel: string; readonly drawing: ReactNode }>;

/** Each rung connects a ring (the challenge) with a lit dot (the help). A member stands on it. */
export function GapLadder({ columns, rungs }: GapLadderProps) {
  return (
    <div className="GapLadder">
      <div className="GapLadder-columns">
        {columns.map((column) => (
          <p key={column}>{column}</p>
        ))}
      </div>
      <ul>
        {rungs.map(({ challenge, help, light }) => (
          <li key={challenge}>
            <h3 className="title-sm">{challenge}</h3>
            <span className="GapLadder-rung" data-draws="" aria-hidden="true">
              {members[light].drawing}
            </span>
            <p data-panel={members[light].panel}>{help}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
