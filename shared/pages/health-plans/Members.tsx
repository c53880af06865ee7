import { dana } from "../../people/drawn/dana";
import { mgy2058 } from "../../people/drawn/mgy2058";
import { mgy2063 } from "../../people/drawn/mgy2063";
import { FIRST_LIGHT, SEEN, UNSEEN } from "../../people/light";
import { Person } from "../../people/Person";
import "./Members.css";

/** Three members on a horizon, the last one lit. Decorative. */
export function Members() {
  return (
    <div className="Members" aria-hidden="true">
      <Person className="Members-person" person={mgy2058} lit={UNSEEN} hour={2} />
      <Person className="Members-person" person={mgy2063} lit={FIRST_LIGHT} hour={4} />
      <Person className="Members-person" person={dana} lit={SEEN} hour={6} />
    </div>
  );
}
