import type { ReactNode } from "react";
import { registry } from "../../story/danasStory";
import { dana } from "../../people/drawn/dana";
import { mgy2058 } from "../../people/drawn/mgy2058";
import { mgy2063 } from "../../people/drawn/mgy2063";
import { FIRST_LIGHT, HALF_SEEN, SEEN } from "../../people/light";
import { Person } from "../../people/Person";
import { RegisteredBust } from "../../story/registry/RegisteredBust";
import "./GapLadder.css";

export interface Rung {
  readonly challenge: string;
  readonly help: string;
  readonly hour: keyof typeof members;
}

interface GapLadderProps {
  readonly columns: readonly [challenge: string, help: string];
  readonly rungs: readonly Rung[];
}

/** Who stands on the rung of each hour. Dana's gap is the one that closes. */
const members = {
  1: <RegisteredBust id={registry.people[3].id} />,
  2: <Person person={mgy2063} lit={FIRST_LIGHT} hour={4} />,
  4: <Person person={mgy2058} lit={HALF_SEEN} hour={3} />,
  6: <Person person={dana} lit={SEEN} hour={5} />,
} as const satisfies Record<string, ReactNode>;

/** The challenges, and beside each the help, in more light from one to the next. A member stands between them. */
export function GapLadder({ columns, rungs }: GapLadderProps) {
  return (
    <div className="GapLadder">
      <div className="GapLadder-columns">
        {columns.map((column) => (
          <p key={column}>{column}</p>
        ))}
      </div>
      <ul>
        {rungs.map(({ challenge, help, hour }) => (
          <li key={challenge}>
            <h3 className="title-sm">{challenge}</h3>
            <span className="GapLadder-member" aria-hidden="true">
              {members[hour]}
            </span>
            <p className="hour-panel" data-hour={hour} data-tone={hour < 3 ? "dark" : "light"}>
              {help}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
