import { cast } from "../../story/people/cast";
import { FIRST_LIGHT, SEEN, UNSEEN } from "../../story/people/light";
import { Person } from "../../story/people/Person";
import "./Members.css";

/** Three members on a horizon, the last one lit. Decorative. */
export function Members() {
  return (
    <div className="Members" aria-hidden="true">
      <Person className="Members-person" person={cast.mgy2058} lit={UNSEEN} hour={2} />
      <Person className="Members-person" person={cast.mgy2063} lit={FIRST_LIGHT} hour={4} />
      <Person className="Members-person" person={cast.dana} lit={SEEN} hour={6} />
    </div>
  );
}
