import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { toneUnderHeader } from "../../shared/layout/toneUnderHeader";
import { loadAllPages } from "../../shared/pageModules";
import { allPages } from "../../shared/pageTable";
import { renderedAt } from "../support/renderedAt";

beforeEach(() => {
  document.body.innerHTML = `
    <header data-tone="light"><a id="logo"></a></header>
    <section data-tone="dark"><div id="panel" data-tone="light"><p id="text"></p></div></section>
    <section data-tone="gradient" id="sky"></section>
    <section data-tone="tint" id="dew"></section>
    <div data-tone="dark" id="toast"></div>
    <footer data-tone="dark" id="footer"></footer>`;
});

const find = (selector: string): Element => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};
const toneAt = (...selectors: string[]) => toneUnderHeader(selectors.map(find), find("header"));

describe("the tone under the header", () => {
  it.each([
    ["#sky", "dark"],
    ["#dew", "light"],
    ["#footer", "dark"],
  ])("is that of the section: %s is %s", (section, tone) => {
    expect(toneAt(section, "body", "html")).toBe(tone);
  });

  it("looks through the header itself", () => {
    expect(toneAt("#logo", "header", "#sky", "body")).toBe("dark");
  });

  it("is not that of a light panel inside a dark section", () => {
    expect(toneAt("#text", "#panel", "section", "body")).toBe("dark");
  });

  it("is unknown where no section is there, as while the menu makes the page inert", () => {
    expect(toneAt("#logo", "header", "body", "html")).toBeUndefined();
    expect(toneAt("#toast", "body")).toBeUndefined();
    expect(toneUnderHeader([], find("header"))).toBeUndefined();
  });
});

describe("the tone that the server sends", () => {
  beforeAll(() => loadAllPages(allPages));

  it.each([...allPages.map(({ path }) => path), "/no-such-page"])(
    "is that of the first section of %s",
    (path) => {
      const served = renderedAt(path);
      const section = served.querySelector("main [data-tone]");
      expect(served.querySelector("header")?.getAttribute("data-tone")).toBe(
        ["dark", "gradient"].includes(section?.getAttribute("data-tone") ?? "") ? "dark" : "light",
      );
    },
  );
});
