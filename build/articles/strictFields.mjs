import { z } from "zod";
import { listChoices } from "./Problems.mjs";

/**
 * An object with these fields and no others.
 * @template {import("zod").ZodRawShape} Shape
 * @param {Shape} shape
 */
export function strictFields(shape) {
  const names = Object.keys(shape);
  return z.strictObject(shape, {
    error: ({ code }) =>
      code === "unrecognized_keys"
        ? `allowed are ${listChoices(names)}`
        : `is a group of fields: ${names.join(", ")}`,
  });
}
