import type { Pair } from "./palette";

/** A filled shape, or a line if it has a width. */
export interface Shape {
  readonly d: string;
  readonly paint: Pair;
  readonly width?: number;
  /** Whether it is drawn only on somebody who is seen: at first light, a chin's shadow would look like a beard. */
  readonly isLeftOutOfFirstLight?: boolean;
  /** Whether it is of the chair, and not of whom sits on it. */
  readonly isChair?: true;
}

export const fill = (paint: Pair, d: string): Shape => ({ paint, d });

export const line = (paint: Pair, width: number, d: string): Shape => ({ paint, d, width });
