import type { CDPSession } from "playwright";
import { beforeAll, describe, expect, it } from "vitest";
import { allPages, pages } from "../../shared/pageTable";
import { spokenForms } from "../../shared/spokenForms";
import { accessibilityTree, type AccessibleNode } from "../support/accessibilityTree";
import { newVisit, untilLive, type Visit } from "../support/browser";
import { heardOn } from "./heardOn";

/** These need a name to be of any use. */
const CONTROLS = new Set([
  "link",
  "button",
  "textbox",
  "searchbox",
  "combobox",
  "DisclosureTriangle",
  "Iframe",
]);

let visit: Visit;
let session: CDPSession;
beforeAll(async () => {
  visit = await newVisit({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
  session = await visit.context.newCDPSession(visit.page);
});

async function hear(path: string): Promise<readonly AccessibleNode[]> {
  await visit.page.goto(path);
  await untilLive(visit.page);
  return accessibilityTree(session);
}

const names = (nodes: readonly AccessibleNode[], role: string) =>
  nodes.filter((node) => node.role === role).map(({ name }) => name);

it("every page has its row here", () => {
  expect(Object.keys(heardOn)).toEqual([...allPages.map(({ path }) => path), "/no-such-page"]);
});

describe.each(Object.entries(heardOn))("a screen reader on %s", (path, heard) => {
  let nodes: readonly AccessibleNode[];
  beforeAll(async () => {
    nodes = await hear(path);
  });

  it("reads figures out in their spoken forms and never as they are printed", () => {
    const texts = names(nodes, "StaticText");
    const spoken = new Set(spokenForms.values());
    expect(texts.filter((text) => spoken.has(text))).toEqual(heard.figures);
    const printed = [...spokenForms.keys()];
    const heardAsPrinted = nodes.filter(({ name, description }) =>
      printed.some((figure) => isPrintedIn(name, figure) || isPrintedIn(description, figure)),
    );
    expect(heardAsPrinted).toEqual([]);
  });

  it("hears what each drawing shows, and nothing of what it is drawn from", () => {
    expect(names(nodes, "image")).toEqual(heard.drawings);
    expect(nodes.filter(({ within }) => within !== undefined)).toEqual([]);
  });

  it("finds landmarks by name, one banner, one main part and one site footer", () => {
    const count = (role: string) => nodes.filter((node) => node.role === role).length;
    expect([count("banner"), count("main"), count("contentinfo")]).toEqual([1, 1, 1]);
    expect(names(nodes, "contentinfo")).toEqual(["Site footer"]);
    const navigation = names(nodes, "navigation");
    expect(navigation.slice(0, 1)).toEqual(["Main"]);
    expect(navigation.slice(-2)).toEqual(["How can we help you?", "More Information"]);
    expect(names(nodes, "form")).toEqual([...heard.forms, "Newsletter sign-up"]);
    const regions = names(nodes, "region");
    expect(regions.filter((name, index) => !name || regions.indexOf(name) !== index)).toEqual([]);
    expect(regions.at(-1)).toBe("Notifications");
  });

  it("hears one heading of the first level, and no level left out below it", () => {
    const levels = nodes.filter(({ role }) => role === "heading").map(({ level = 0 }) => level);
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });

  it("hears a name for every control, and of links to other places that they open a new tab", async () => {
    expect(nodes.filter(({ role, name }) => CONTROLS.has(role) && name.trim() === "")).toEqual([]);
    // The map and what stands in its place have links of their own, and come when they are there.
    await expect
      .poll(async () => {
        const heard = names(await accessibilityTree(session), "link");
        const newTabs = await visit.page.locator('a[target="_blank"]:not([inert] *):visible').count();
        return heard.filter((name) => name.endsWith("(opens in a new tab)")).length - newTabs;
      })
      .toBe(0);
  });
});

describe("the steps of a list", () => {
  it.each([
    [pages.platform.path, 5],
    [pages.getMorePatients.path, 4],
    [pages.engageMorePatients.path, 5],
    [pages.providers.path, 5],
  ])("are counted on %s", async (path, total) => {
    const heard = names(await hear(path), "StaticText").join("");
    for (let step = 1; step <= total; step += 1) expect(heard).toContain(`Step ${step} of ${total}`);
  });
});

describe("states", () => {
  it("of the blog's filters are part of the chips' names", async () => {
    const links = names(await hear(`${pages.blog.path}?topic=Research`), "link");
    expect(links).toContain("Research selected");
    expect(links).toContain("All topics");
  });

  it("of fields that were left empty are read out", async () => {
    await hear(pages.contact.path);
    await visit.page.getByRole("button", { name: "Send Message" }).click();
    const invalidFields = async () => {
      const { nodes } = await session.send("Accessibility.getFullAXTree");
      const invalid = nodes.filter(({ properties }) =>
        properties?.some(({ name, value }) => name === "invalid" && value.value === "true"),
      );
      return invalid.map(({ name }) => String(name?.value));
    };
    await expect.poll(invalidFields).toEqual(["Name *", "Email *", "Topic *"]);
  });
});

/** Whether the figure is in the text, and not the beginning of a longer number: "8:1" is not in "8:15 AM". */
function isPrintedIn(text: string, figure: string): boolean {
  return text
    .split(figure)
    .slice(1)
    .some((rest) => !/^\d/.test(rest));
}
