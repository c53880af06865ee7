import { seatPath, Sitter } from "./Sitter";
import "./WaitingRoom.css";

/** One behind the other. */
const SEATS_IN_PART = 2;
const SEAT_WIDTH = 60;
const ROW_HEIGHT = 66;

/** So many seats fill the window from one edge to the other. */
export const FULL_ROOM = 80;

/** Seats from one edge of the window to the other, each row on its own horizon; those taken are at the right, where the light is. */
export function WaitingRoom({ total, taken }: { total: number; taken: number }) {
  const parts = Array.from({ length: Math.ceil(total / SEATS_IN_PART) }, (_, part) => part);
  return (
    <div className="WaitingRoom" aria-hidden="true">
      {parts.map((part) => (
        <Part
          key={part}
          seats={Math.min(SEATS_IN_PART, total - part * SEATS_IN_PART)}
          firstTaken={total - taken - part * SEATS_IN_PART}
        />
      ))}
    </div>
  );
}

/** A few seats as a picture of its own, so that a narrow window has more rows of them than a wide one. */
function Part({ seats, firstTaken }: { seats: number; firstTaken: number }) {
  const feet = Array.from({ length: seats }, (_, row) => (row + 1) * ROW_HEIGHT);
  return (
    <svg className="lines" viewBox={`0 0 ${SEAT_WIDTH} ${SEATS_IN_PART * ROW_HEIGHT}`}>
      <path className="WaitingRoom-floor" d={feet.map((foot) => `M0 ${foot}H${SEAT_WIDTH}`).join("")} />
      <path
        className="WaitingRoom-seats"
        d={feet.map((foot) => seatPath(SEAT_WIDTH / 2, foot, SEAT_WIDTH)).join("")}
      />
      {feet.map((foot, row) =>
        row >= firstTaken ? <Sitter key={foot} x={SEAT_WIDTH / 2} foot={foot} width={SEAT_WIDTH} /> : null,
      )}
    </svg>
  );
}
