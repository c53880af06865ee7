import { Windows } from "./Windows";

/** A factory, 264 wide, with three saw-tooth roofs and a chimney 206 high. `y` is the horizon it stands on. */
export function SceneWorks({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="Scene-paper" d="M24 0 28-206H50L54 0ZM25-176H53" />
      <path className="Scene-paper" d="M0 0V-96L88-150V-96L176-150V-96L264-150V0Z" />
      <Windows x={22} y={-74} columns={6} rows={1} size={22} step={40} lit={[1, 4]} />
      <path d="M98 0V-36H166V0M98-24H166M98-12H166" />
    </g>
  );
}
