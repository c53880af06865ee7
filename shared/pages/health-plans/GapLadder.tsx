import "./GapLadder.css";

interface GapLadderProps {
  readonly columns: readonly [challenge: string, help: string];
  readonly rungs: readonly { readonly challenge: string; readonly help: string }[];
}

/** Each rung joins a ring, the challenge, to a lit dot, the help. */
export function GapLadder({ columns, rungs }: GapLadderProps) {
  return (
    <div className="GapLadder">
      <div className="GapLadder-columns">
        {columns.map((column) => (
          <p key={column}>{column}</p>
        ))}
      </div>
      <ul>
        {rungs.map(({ challenge, help }) => (
          <li key={challenge}>
            <h3 className="title-sm">{challenge}</h3>
            <span className="GapLadder-rung" data-draws="" />
            <p>{help}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
