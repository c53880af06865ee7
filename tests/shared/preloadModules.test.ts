import { afterEach, describe, expect, it } from "vitest";
import { preloadModules } from "../../client/preloadModules";

afterEach(() => {
  document.head.innerHTML = "";
});

describe("the modules that wait for the first paint", () => {
  it("are put into the document once, as links that have not changed there", async () => {
    document.head.innerHTML = `<link rel="modulepreload" href="/core.js" media="not all"><link rel="modulepreload" href="/page.js" media="not all">`;
    const observer = new MutationObserver(() => {});
    observer.observe(document.head, { attributes: true, childList: true, subtree: true });
    preloadModules();
    const changes = observer.takeRecords();
    expect(changes.filter(({ type }) => type === "attributes")).toEqual([]);
    expect(changes.flatMap(({ addedNodes }) => [...addedNodes])).toHaveLength(2);
    expect(document.querySelectorAll("link[media]")).toHaveLength(0);
    expect(document.querySelectorAll("link[href]")).toHaveLength(2);
  });
});
