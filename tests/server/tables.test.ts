import { describe, expect, it } from "vitest";
import { allPages, findPage, notFoundPage } from "../../shared/pageTable";
import { findRedirect, redirects } from "../../shared/redirects";

const paths = allPages.map(({ path }) => path);
const movedPaths = redirects.map(({ from }) => from);

describe("tables of pages and moved paths", () => {
  it("name no path twice", () => {
    const all = [...paths, ...movedPaths];
    expect(all.filter((path, index) => all.indexOf(path) !== index)).toEqual([]);
  });

  it("write paths in the one right spelling: lower case, no slash at the end, nothing encoded", () => {
    expect(
      [...paths, ...movedPaths].filter((path) => path !== "/" && !/^(?:\/[a-z\d-]+)+$/.test(path)),
    ).toEqual([]);
  });

  it.each(redirects.map(({ from, to }) => [from, to]))("lead %s to a page", (from, to) => {
    expect(findPage(to)?.path).toBe(to);
    expect(findRedirect(to)).toBeUndefined();
    expect(findRedirect(from)).toBe(to);
  });

  it("hide no page behind a moved path", () => {
    expect(paths.filter((path) => findRedirect(path))).toEqual([]);
  });

  it("give every page a title and a description of its own, of a length that search engines show", () => {
    const rows = [...allPages, notFoundPage];
    for (const field of ["title", "description", "folder"] as const)
      expect(new Set(rows.map((row) => row[field])).size, field).toBe(rows.length);
    expect(rows.filter(({ title }) => title.length > 65)).toEqual([]);
    expect(rows.filter(({ description }) => description.length < 80 || description.length > 160)).toEqual([]);
  });
});
