import type { HourName } from "./hours";
import type { Lit } from "./light";
import type { views } from "./niche";

/** Steps at which some light is seen. */
export type LightStep = Exclude<Lit, 0>;

/**
 * A filled path, or a line if it has a width: its tokens in the shade and in the light.
 * A shape that is `"seen"` is left out of first light, in which it would look like something else.
 */
export type DrawnShape = readonly [d: string, shade: string, light: string, width?: number | "seen"];

/** Somebody in clothes as scripts/drawPeople.mjs draws them. */
export interface DrawnBody {
  /** What is drawn. A bust can be cropped to its head. */
  readonly pose: Exclude<keyof typeof views, "head">;
  /** The outline, in units of the niche (see niche.ts): one path, or two that overlap. */
  readonly silhouette: readonly string[];
  /** The edge of the light at each step, from above the head to the feet. */
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
