import { useId } from "react";
import { seatRows, seatRowsSize } from "./seatRows";
import "./WaitingRoom.css";

/** From so many seats on, a row with the same share of people stands for all of them. */
export const FULL_ROOM = 80;

const SHAPES = [
  { className: "WaitingRoom-wide", chairs: 13 },
  { className: "WaitingRoom-narrow", chairs: 7 },
] as const;

/** A row of chairs from one edge of the window to the other. Those taken are at the right, where the light is. */
export function WaitingRoom({ total, taken }: { total: number; taken: number }) {
  const id = useId();
  return (
    <div className="WaitingRoom" aria-hidden="true">
      {SHAPES.map(({ className, chairs }) => {
        const row = { total: chairs, taken: Math.round((chairs * taken) / total), rows: 1, pitch: 0 };
        const { width, height } = seatRowsSize(row);
        return (
          <svg
            key={className}
            className={className}
            viewBox={`0 0 ${width} ${height}`}
            dangerouslySetInnerHTML={{ __html: seatRows(row, `${id}${className}`) }}
          />
        );
      })}
    </div>
  );
}
