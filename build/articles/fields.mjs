import { z } from "zod";
import { listed } from "./Problems.mjs";

/**
 * An object with these fields and no others.
 * @template {import("zod").ZodRawShape} Shape
 * @param {Shape} shape
 */
export function fields(shape) {
  const names = Object.keys(shape);
  return z.strictObject(shape, {
    error: ({ code }) =>
      code === "unrecognized_keys"
        ? `allowed are ${listed(names)}`
        : `is a group of fields: ${names.join(", ")}`,
  });
}
