/** A round tree on the horizon of a scene. */
export function SceneTree({ x, y, radius }: { x: number; y: number; radius: number }) {
  const crown = y - radius * 2.6;
  return (
    <>
      <path d={`M${x} ${y}V${crown + radius}`} />
      <circle className="Scene-paper" cx={x} cy={crown} r={radius} />
    </>
  );
}
