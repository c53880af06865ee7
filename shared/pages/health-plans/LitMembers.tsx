import { dana } from "../../people/drawn/dana";
import { mgy2058 } from "../../people/drawn/mgy2058";
import { mgy2063 } from "../../people/drawn/mgy2063";
import { SEEN } from "../../people/light";
import { Person } from "../../people/Person";
import { RegisteredBust } from "../../story/registry/RegisteredBust";
import "./LitMembers.css";

interface LitMembersProps {
  readonly total: number;
  readonly lit: number;
}

const inTouch = [mgy2063, mgy2058, dana];
const waiting = ["MGY-2094", "MGY-2107", "MGY-2090", "MGY-2101"];

/** A row of members. Those who are in touch are in colour, so that the share can be seen without counting. */
export function LitMembers({ total, lit }: LitMembersProps) {
  return (
    <div className="LitMembers" aria-hidden="true">
      {inTouch.slice(0, lit).map((person) => (
        <Person key={person.name} person={person} lit={SEEN} hour={6} />
      ))}
      {waiting.slice(0, total - lit).map((id) => (
        <RegisteredBust key={id} id={id} isLarge />
      ))}
    </div>
  );
}
