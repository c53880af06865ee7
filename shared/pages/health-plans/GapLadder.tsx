import type { ReactNode } from "react";
import { PeopleScene } from "../../components/PeopleScene";
import { registry } from "../../story/danasStory";
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
  2: <PeopleScene name="mgy2063FirstLight" />,
  4: <PeopleScene name="mgy2058HalfSeen" />,
  6: <PeopleScene name="danaSeen" />,
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
