import { expect, it } from "vitest";
import { faultsOf } from "./faultsOf";
import { states } from "./states";

// Apart from the other states, so that two browsers share the work.
it.each(states.filter(({ part }) => part === "body"))(
  "$name can be seen whole, followed by keyboard and read by programs, in any colors and sizes and on paper",
  async (state) => {
    expect(await faultsOf(state)).toEqual([]);
  },
);
