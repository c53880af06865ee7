import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../build/folders.mjs";
import { report, thread } from "../../shared/story/danasStory";

const files = readdirSync(join(root, "shared"), { recursive: true, encoding: "utf8" }).filter((file) =>
  /\.(?:tsx?|md|yaml)$/.test(file),
);

it("nothing that is said to Dana names another day or hour than her visit on Tuesday at 5:40 PM", () => {
  const others = files.flatMap((file) =>
    readFileSync(join(root, "shared", file), "utf8")
      .split("\n")
      .filter((line) => /(?:Hi|Hello|Thank you,|for) Dana|Dana,/.test(line))
      .filter((line) => /\b(?!5:40)\d{1,2}:\d\d|\b(?:Mon|Wednes|Thurs|Fri)day\b|morning/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(others).toEqual([]);
  expect(thread.question.text.replaceAll("\u00a0", " ")).toContain("Tuesday at 5:40 PM");
});

it("her visit is counted once it is over", () => {
  const [, hour, minute] = /^Tue (\d+):(\d+) PM$/.exec(report.at) ?? [];
  expect(Number(hour) * 60 + Number(minute)).toBeGreaterThan(5 * 60 + 40);
});
