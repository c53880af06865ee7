import { expect, it } from "vitest";
import { renderedAt } from "../support/renderedAt";

it("each leader is shown with the portrait that has their name", () => {
  const leaders = [...renderedAt("/about").querySelectorAll("#leadership li")];
  expect(leaders).toHaveLength(6);
  for (const leader of leaders) {
    const name = (leader.querySelector("h3")?.textContent ?? "").toLowerCase().replaceAll(" ", "-");
    const [, file] = /\/people\/(.+)\.svg$/.exec(leader.querySelector("img")?.src ?? "") ?? [];
    expect(name.split(",")[0]).toBe(file);
  }
});
