import { drawnPerson } from "../../people/drawnFile";
import { cast } from "../../people/cast";
import { FIRST_LIGHT, SEEN, UNSEEN } from "../../../shared/people/light";
import { Person } from "../../../shared/people/Person";
import { Calendar } from "../../../shared/pages/engage-more-patients/phone/Calendar";
import { OpenedRegistry } from "../../../shared/story/registry/OpenedRegistry";
import { Registry } from "../../../shared/story/registry/Registry";
import { Totals } from "../../../shared/story/registry/Totals";
import type { Specimen } from "./specimen";

const people = Object.entries(cast);

export const storySpecimens: readonly Specimen[] = [
  ...([UNSEEN, FIRST_LIGHT, SEEN] as const).map((lit) => ({
    component: "Person",
    state: `all of the cast, lit ${lit}`,
    content: (
      <p className="Gallery-people">
        {people.map(([name, person]) => (
          <Person key={name} person={drawnPerson(person)} lit={lit} hour={2} />
        ))}
      </p>
    ),
  })),
  { component: "Registry", state: "everybody", tones: ["dark"], content: <Registry /> },
  { component: "OpenedRegistry", state: "Dana's row opened", tones: ["dark"], content: <OpenedRegistry /> },
  { component: "Totals", state: "without rows", tones: ["dark"], content: <Totals /> },
  {
    component: "Calendar",
    state: "open, booked, and booked while it plays",
    content: (
      <>
        <Calendar isBooked={false} isAhead={false} />
        <Calendar isBooked isAhead={false} />
        <Calendar isBooked isAhead />
      </>
    ),
  },
];
