import { expect, it } from "vitest";
import { faultsOf } from "./faultsOf";
import { states } from "./states";

it.each(states.filter(({ part }) => part !== "body"))(
  "$name can be seen whole, followed by keyboard and read by programs, in any colors",
  async (state) => {
    expect(await faultsOf(state)).toEqual([]);
  },
);
