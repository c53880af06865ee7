import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../../build/folders.mjs";
import { fieldsOf } from "../support/articleSources";
import { copySite } from "../support/temporarySite.mjs";

const earlier = readdirSync(join(root, "shared/articles")).flatMap((name) =>
  name.endsWith(".md") ? [`?article=${name.slice(0, -".md".length)}`] : [],
);

let site: Awaited<ReturnType<typeof copySite>>;
beforeAll(async () => {
  site = await copySite();
});
afterAll(() => site.remove());

/** Runs the command in the copy of the site. */
function newArticle(...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/newArticle.mjs", ...words], {
    cwd: site.folder,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

describe("npm run new:article", () => {
  it("writes a draft that is dated today and says what each field takes", async () => {
    const { status, stdout } = newArticle("How to read", "a list: Zoë’s way");
    expect([status, stdout]).toEqual([
      0,
      "Write it in shared/articles/how-to-read-a-list-zoes-way.md; npm run dev shows it at /blog?article=how-to-read-a-list-zoes-way\n",
    ]);
    const text = await site.read("shared/articles/how-to-read-a-list-zoes-way.md");
    const [, fields = "", body = ""] = text.split(/^---$/m);
    const { id, related, ...others } = parse(fields) as {
      readonly id: number;
      readonly related: readonly { readonly article: string }[];
    };
    expect(others).toMatchObject({
      title: "How to read a list: Zoë’s way",
      date: new Date().toISOString().slice(0, 10),
      draft: true,
    });
    expect(id).toBe(Math.max(...earlier.map((address) => fieldsOf(address).id)) + 1);
    expect(earlier).toEqual(expect.arrayContaining(related.map(({ article }) => `?article=${article}`)));
    expect(related).toHaveLength(2);
    expect(fields).toMatch(/^topic: .* # .*Research.*$/m);
    expect(body).toMatch(/\[Ask for a demo\]\(\/contact\)\s*$/);
  });

  it.each([
    ["a title", [], "An article begins with its title"],
    [
      "a title of its own",
      ["How we test a nudge"],
      "shared/articles/how-we-test-a-nudge.md is there already",
    ],
  ])("asks for %s, and writes nothing", (_what, words, complaint) => {
    const { status, stdout, stderr } = newArticle(...words);
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toContain(complaint);
    expect(existsSync(join(site.folder, "shared/articles/.md"))).toBe(false);
  });
});
