import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../build/folders.mjs";
import { renderedAt } from "../support/renderedAt";

it("no two people have the same portrait", () => {
  const folder = join(root, "public/people");
  const files = readdirSync(folder).filter((file) => file.endsWith(".svg"));
  expect(files.length).toBeGreaterThan(5);
  const owners = new Map<string, string[]>();
  for (const file of files) {
    const portrait = readFileSync(join(folder, file), "utf8");
    owners.set(portrait, [...(owners.get(portrait) ?? []), file]);
  }
  expect([...owners.values()].filter(({ length }) => length > 1)).toEqual([]);
});

it("each leader is shown with the portrait that has their name", () => {
  const leaders = [...renderedAt("/about").querySelectorAll("#leadership li")];
  expect(leaders).toHaveLength(6);
  for (const leader of leaders) {
    const name = (leader.querySelector("h3")?.textContent ?? "").toLowerCase().replaceAll(" ", "-");
    const [, file] = /\/people\/(.+)\.svg$/.exec(leader.querySelector("img")?.src ?? "") ?? [];
    expect(name.split(",")[0]).toBe(file);
  }
});
