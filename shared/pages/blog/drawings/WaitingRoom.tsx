import { useId } from "react";
import { seatRows, seatRowsSize } from "./seatRows";
import "./WaitingRoom.css";

/** So many seats fill the window from one edge to the other. */
export const FULL_ROOM = 80;

/** A wide window has few long rows, a narrow one more of them. */
const SHAPES = [
  { className: "WaitingRoom-wide", rows: 4, pitch: 300 },
  { className: "WaitingRoom-narrow", rows: 10, pitch: 270 },
] as const;

/** Seats from one edge of the window to the other; those taken are at the right, where the light is. */
export function WaitingRoom({ total, taken }: { total: number; taken: number }) {
  const id = useId();
  return (
    <div className="WaitingRoom" aria-hidden="true">
      {SHAPES.map(({ className, ...shape }) => {
        const seats = { total, taken, ...shape };
        const { width, height } = seatRowsSize(seats);
        return (
          <svg
            key={className}
            className={className}
            viewBox={`0 0 ${width} ${height}`}
            dangerouslySetInnerHTML={{ __html: seatRows(seats, `${id}${className}`) }}
          />
        );
      })}
    </div>
  );
}
