import { Calendar } from "../../../shared/pages/engage-more-patients/phone/Calendar";
import { OpenedRegistry } from "../../../shared/story/registry/OpenedRegistry";
import { Registry } from "../../../shared/story/registry/Registry";
import { Totals } from "../../../shared/story/registry/Totals";
import type { Specimen } from "./specimen";

export const storySpecimens: readonly Specimen[] = [
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
