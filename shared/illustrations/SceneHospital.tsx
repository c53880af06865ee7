import { Windows } from "./Windows";

/** A hospital, 262 wide and 206 high. `y` is the horizon it stands on. */
export function SceneHospital({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="Scene-paper" d="M0 0V-168H148V0ZM148 0V-98H262V0ZM53-168V-206H95V-168Z" />
      <path d="M74-197v20m-10-10h20" />
      <Windows x={15} y={-151} columns={4} rows={3} size={20} step={33} lit={[1, 6, 8]} />
      <Windows x={164} y={-82} columns={3} rows={2} size={19} step={32} lit={[1]} />
      <path className="Scene-paper" d="M54 0V-40H94V0M74-40V0M46-40H102" />
    </g>
  );
}
