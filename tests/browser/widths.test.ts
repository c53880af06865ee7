import type { Page } from "playwright";
import { beforeAll, describe, expect, it } from "vitest";
import { allPages, pages } from "../../shared/pageTable";
import { newVisit } from "../support/browser";

const HEIGHT_PX = 800;

let page: Page;
beforeAll(async () => {
  ({ page } = await newVisit({ reducedMotion: "reduce" }));
  // Any document that is not a page.
  await page.goto("/robots.txt");
});

const paths = [...allPages.map(({ path }) => path), "/no/such/page"];

/** Shows a page in a frame: it takes on one width after the other without being drawn, which is what takes time. */
async function openInFrame(path: string): Promise<void> {
  const served = await page.request.get(path);
  await page.evaluate(
    async ([srcdoc, height]) => {
      const frame = Object.assign(document.createElement("iframe"), { srcdoc });
      frame.sandbox.add("allow-same-origin");
      Object.assign(frame.style, { border: "0", height: `${height}px` });
      await new Promise((resolve) => {
        frame.addEventListener("load", resolve);
        document.body.replaceChildren(frame);
      });
      await frame.contentDocument?.fonts.ready;
    },
    [await served.text(), HEIGHT_PX] as const,
  );
}

/** What is too wide for the framed page, and the words that break in their middle or reach out of a box that cuts them. */
function faultsFrom320To1920(): readonly string[] {
  /** Wider than that, no column is narrow enough for a word to break. */
  const WIDEST_PHONE_PX = 400;
  const frame = document.querySelector("iframe");
  const framed = frame?.contentDocument;
  if (!frame || !framed?.querySelector("main")) return ["no page in the frame"];
  const faults: string[] = [];
  for (let width = 320; width <= 1920; width += 40) {
    frame.style.width = `${width}px`;
    const { scrollWidth, clientWidth } = framed.documentElement;
    if (clientWidth !== width) faults.push(`${width} px: the page is ${clientWidth} px wide`);
    if (scrollWidth > clientWidth) faults.push(`${width} px: ${scrollWidth - clientWidth} px too wide`);
    if (width > WIDEST_PHONE_PX) continue;
    const walker = framed.createTreeWalker(framed.querySelector("main") ?? framed.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || parent.closest("svg, .visually-hidden")) continue;
      const cutter = parent.closest(".RegistryTable, .Nudges-object, .Panel")?.getBoundingClientRect();
      for (const { 0: word, index } of (node.nodeValue ?? "").matchAll(/[^\s-–]+/g)) {
        const range = framed.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const boxes = [...range.getClientRects()].filter((box) => box.width > 0);
        if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1)
          faults.push(`${width} px: ${word} breaks`);
        if (cutter && boxes.some(({ right }) => right > cutter.right))
          faults.push(`${width} px: ${word} is cut`);
      }
    }
    for (const cell of framed.querySelectorAll(".RegistryTable-row > *"))
      if (cell.scrollWidth > cell.clientWidth)
        faults.push(`${width} px: ${cell.textContent} runs into its neighbor`);
  }
  return faults;
}

/** Where the framed page's header stands on two lines or on the heading. */
function headerFaults(): readonly string[] {
  const TALLEST_ON_ONE_LINE_PX = 45;
  const frame = document.querySelector("iframe");
  const framed = frame?.contentDocument;
  const header = framed?.querySelector("header.Header");
  const heading = framed?.querySelector("h1");
  if (!frame || !header || !heading) return ["no page in the frame"];
  return [320, 390, 991, 992, 1280].flatMap((width) => {
    frame.style.width = `${width}px`;
    const parts = [...header.querySelectorAll(".Header-bar > *")];
    const tallest = Math.max(...parts.map((part) => part.getBoundingClientRect().height));
    const isCovered = heading.getBoundingClientRect().top <= header.getBoundingClientRect().height;
    return [
      ...(tallest < TALLEST_ON_ONE_LINE_PX
        ? []
        : [`${width} px: the header's tallest part has ${tallest} px`]),
      ...(isCovered ? [`${width} px: the header covers the heading`] : []),
    ];
  });
}

describe("at every width from 320 to 1920 px", () => {
  it.each(paths)(
    "%s never scrolls sideways nor breaks a word, and its header fits on one line",
    async (path) => {
      await openInFrame(path);
      expect(await page.evaluate(faultsFrom320To1920)).toEqual([]);
      expect(await page.evaluate(headerFaults)).toEqual([]);
    },
  );
});

it("the marks and labels of the range chart stand apart", async () => {
  await openInFrame(pages.getMorePatients.path);
  const touching = await page.evaluate(() => {
    const frame = document.querySelector("iframe");
    const texts = [...(frame?.contentDocument?.querySelectorAll(".RangeChart text") ?? [])];
    const faults: string[] = [];
    for (let width = 320; width <= 1440; width += 32) {
      if (frame) frame.style.width = `${width}px`;
      const boxes = texts.map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() }));
      for (const [index, { text, box }] of boxes.entries())
        for (const other of boxes.slice(index + 1))
          if (
            box.left < other.box.right + 2 &&
            other.box.left < box.right + 2 &&
            box.top < other.box.bottom &&
            other.box.top < box.bottom
          )
            faults.push(`${width} px: ${text} and ${other.text}`);
    }
    return texts.length === 0 ? ["no chart"] : faults;
  });
  expect(touching).toEqual([]);
});
