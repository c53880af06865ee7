export type Edges = Pick<DOMRect, "left" | "right" | "bottom">;

export const TOLERANCE_PX = 2;

export const isOutside = (box: Edges, edges: Edges) =>
  box.left < edges.left - TOLERANCE_PX ||
  box.right > edges.right + TOLERANCE_PX ||
  box.bottom > edges.bottom + TOLERANCE_PX;

export const viewportEdges = (): Edges => ({
  left: 0,
  right: document.documentElement.clientWidth,
  bottom: Infinity,
});

const rounded = (px: number) => Math.round(px * 10) / 10;

/** "16 to 304 px across, down to 800 px": what is measured, or has to be kept. */
export const toldEdges = ({ left, right, bottom }: Edges) =>
  [
    ...(Number.isFinite(left + right) ? [`${rounded(left)} to ${rounded(right)} px across`] : []),
    ...(Number.isFinite(bottom) ? [`down to ${rounded(bottom)} px`] : []),
  ].join(", ");
