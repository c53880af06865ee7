export type Edges = Pick<DOMRect, "left" | "right" | "bottom">;

export const TOLERANCE_PX = 2;

export const isOutside = (box: DOMRect, edges: Edges) =>
  box.left < edges.left - TOLERANCE_PX ||
  box.right > edges.right + TOLERANCE_PX ||
  box.bottom > edges.bottom + TOLERANCE_PX;

export const viewportEdges = (): Edges => ({
  left: 0,
  right: document.documentElement.clientWidth,
  bottom: Infinity,
});
