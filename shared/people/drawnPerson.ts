import type { HourName } from "./hours";
import type { EDGE_LIT, Lit } from "./light";
import type { views } from "./niche";

/** Steps at which some light is seen. */
export type LightStep = Exclude<Lit, 0>;

/** The outline of somebody, in units of the niche: see niche.ts. */
export interface DrawnFigure {
  /** One path, or two that overlap. */
  readonly silhouette: readonly string[];
  /** Half the width of the shoulders. */
  readonly shoulders: number;
  /** The lit area at a step, as a path that clips. */
  readonly light: { readonly [step in typeof EDGE_LIT]: string };
}

/**
 * A filled path, or a line if it has a width: its tokens in the shade and in the light.
 * A shape that is `"seen"` is left out of first light, in which it would look like something else.
 */
export type DrawnShape = readonly [d: string, shade: string, light: string, width?: number | "seen"];

/** Somebody in clothes as scripts/drawPeople.mjs draws them. */
export interface DrawnBody extends DrawnFigure {
  /** What is drawn. A bust can be cropped to its head. */
  readonly pose: Exclude<keyof typeof views, "head">;
  readonly light: Readonly<Record<LightStep, string>>;
  /** From back to front. */
  readonly shapes: readonly DrawnShape[];
}

/** A person of the cast. */
export interface DrawnPerson extends DrawnBody {
  readonly name: string;
  /** The hour that colours the background of the photo. */
  readonly hour: HourName;
}

/** Somebody of the crowd in the light: the area in the shade as a path that clips, and shapes with their tokens, from back to front. */
export interface LitFigure {
  readonly shade: string;
  readonly shapes: readonly (readonly [d: string, light: string])[];
}
