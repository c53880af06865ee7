import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parseDockerfile } from "../support/dockerfile";

const run = parseDockerfile(readFileSync("Dockerfile", "utf8")).at(-1);
const textsOf = (name: string) =>
  (run?.instructions ?? []).filter((each) => each.name === name).map(({ text }) => text);

it("the image becomes a user who is not root, to whom old assets belong, after all that only root may write", () => {
  const [user = ""] = textsOf("USER");
  // By number, so that Kubernetes can see that it is not root.
  expect(user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  expect(textsOf("COPY")).toContain(`--from=build --chown=${user} /site/old-assets /old-assets`);
  const names = (run?.instructions ?? []).map(({ name }) => name);
  expect(names.lastIndexOf("COPY")).toBeLessThan(names.indexOf("USER"));
});

it("the image is found at the port that it listens on", () => {
  expect(textsOf("ENV").join(" ")).toMatch(new RegExp(`\\bPORT=${textsOf("EXPOSE").join()}\\b`));
});
