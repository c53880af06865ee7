import { drawnPerson } from "../../people/drawnFile";
import { cast } from "../../people/cast";
import { FIRST_LIGHT, SEEN, UNSEEN } from "../../../shared/people/light";
import { Person } from "../../../shared/people/Person";
import { Calendar } from "../../../shared/pages/engage-more-patients/phone/Calendar";
import { Registry } from "../../../shared/story/registry/Registry";
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
  ...(["list", "opened", "booked", "totals", "bookedRow"] as const).map((state) => ({
    component: "Registry",
    state,
    tones: ["dark"] as const,
    content: <Registry state={state} />,
  })),
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
