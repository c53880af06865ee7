import { seatPath, Sitter } from "./Sitter";
import "./WaitingRoom.css";

/** Seats in one column, one behind the other. */
const SEATS_IN_COLUMN = 2;
const SEAT_WIDTH = 60;
const ROW_HEIGHT = 66;

/** The number of seats that fills the width of the page. */
export const FULL_ROOM = 80;

/** Rows of seats over the whole width of the page. The taken seats are at the right, where the background is light. */
export function WaitingRoom({ total, taken }: { total: number; taken: number }) {
  const columns = Array.from({ length: Math.ceil(total / SEATS_IN_COLUMN) }, (_, column) => column);
  return (
    <div className="WaitingRoom" aria-hidden="true">
      {columns.map((column) => (
        <Column
          key={column}
          seats={Math.min(SEATS_IN_COLUMN, total - column * SEATS_IN_COLUMN)}
          firstTaken={total - taken - column * SEATS_IN_COLUMN}
        />
      ))}
    </div>
  );
}

/** Each column is a drawing of its own, so that the columns can wrap to more rows where the page is narrow. */
function Column({ seats, firstTaken }: { seats: number; firstTaken: number }) {
  const feet = Array.from({ length: seats }, (_, row) => (row + 1) * ROW_HEIGHT);
  return (
    <svg className="lines" viewBox={`0 0 ${SEAT_WIDTH} ${SEATS_IN_COLUMN * ROW_HEIGHT}`}>
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
