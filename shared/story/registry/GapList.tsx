import { Icon } from "../../components/Icon";
import { registry, type RegisteredPerson } from "../danasStory";
import { RegisteredBust } from "./RegisteredBust";
import "./GapList.css";

const { columns, gaps, opened, people } = registry;

/** The same people, as their health plan sees them: each with a gap in care. Dana's is closed. */
export function GapList() {
  return (
    <div className="GapList">
      <div className="GapList-day Registry-day" data-tone="light">
        <p className="GapList-gap">{gaps.gap}</p>
        <p className="GapList-rungs" aria-hidden="true">
          {people.map(({ id }) => (
            <span key={id} className="GapList-mark" data-closed={id === opened.id ? "" : undefined} />
          ))}
        </p>
        <p className="GapList-closed">
          <Icon name="check" className="GapList-check" />
          {gaps.closed}
        </p>
      </div>
      <ul className="GapList-people" aria-label={gaps.gap}>
        {people.map((person) => (
          <Gap key={person.id} person={person} isClosed={person.id === opened.id} />
        ))}
      </ul>
    </div>
  );
}

function Gap({ person: { id, step }, isClosed }: { person: RegisteredPerson; isClosed: boolean }) {
  return (
    <li data-closed={isClosed ? "" : undefined}>
      <RegisteredBust id={id} />
      <span className="GapList-id">{id}</span>
      <span className="GapList-step">
        {isClosed ? null : <span className="visually-hidden">{columns.step}: </span>}
        {isClosed ? opened.booked : step}
      </span>
      <span className="GapList-mark" data-closed={isClosed ? "" : undefined} />
    </li>
  );
}
