import { linesThroughText } from "../checks/linesThroughText";
import * as overflow from "../checks/overflow";
import { overlappingText } from "../checks/overlappingText";
import { shortLines } from "../checks/shortLines";
import { headerSize, stickyParts } from "../checks/stickyParts";
import { targetSize } from "../checks/targetSize";
import type { CheckExample } from "./checkExample";

const RUNNING_TEXT =
  "We asked forty people what they wanted from a message, and this is what we heard from them in the spring.";

export const ofLayout: readonly CheckExample[] = [
  {
    check: overflow.horizontalScroll,
    faulty: `<main><p style="width: 900px">Too wide</p></main>`,
    findings: [
      { selector: "p", measured: "reaches 900 px; the page is 900 px wide", wanted: "at most 400 px" },
    ],
    sound: `<main><p style="width: 400px">As wide as the page</p></main>`,
  },
  {
    check: overflow.layoutWidth,
    faulty: `<meta name="viewport" content="width=980">`,
    findings: [{ selector: "html", measured: "980 px", wanted: "400 px" }],
    sound: ``,
  },
  {
    check: overflow.clippedText,
    faulty: `<p style="overflow: hidden; width: 30px; white-space: nowrap">More words than there is room for</p>`,
    findings: [
      {
        selector: "p",
        measured: /^"More words than there is room for" has a line of 0 to \d+/,
        wanted: "within 0 to 30 px across, down to 24 px",
      },
    ],
    sound: `<p style="overflow: hidden; width: 390px; white-space: nowrap">Few words</p>`,
  },
  {
    check: overlappingText,
    faulty: `<p>One text</p><p id="other" style="margin-top: -22px">Another text</p>`,
    findings: [
      {
        selector: "p:nth-of-type(1)",
        measured: /^"One text" lies on "Another text", \d+ × \d+ px of it$/,
        wanted: "each text in a place of its own",
      },
    ],
    sound: `<p>One text</p><p id="other">Another text</p>`,
  },
  {
    check: linesThroughText,
    faulty: `<p>Struck through</p><div style="position: absolute; top: 11px; width: 200px; height: 1px; background: #000"></div>`,
    findings: [
      {
        selector: "div",
        measured: `draws a line through "Struck through"`,
        wanted: "lines beside text, or under it",
      },
    ],
    sound: `<p>Underlined</p><div style="position: absolute; top: 24px; width: 200px; height: 1px; background: #000"></div>`,
  },
  {
    check: overflow.floatingParts,
    faulty: `<header style="position: fixed; left: -20px; width: 440px; height: 40px">Menu</header>`,
    findings: [{ selector: "header", measured: "-20 to 420 px across", wanted: "within 0 to 400 px across" }],
    sound: `<header style="position: fixed; left: 0; width: 400px; height: 40px">Menu</header>`,
  },
  {
    check: overflow.panelsInside,
    faulty: `<main><form class="Panel" style="width: 420px">Form</form></main>`,
    findings: [
      { selector: "form.Panel", measured: "0 to 420 px across", wanted: "within 0 to 400 px across" },
    ],
    sound: `<main><form class="Panel">Form</form></main>`,
  },
  {
    check: overflow.containerWidth,
    faulty: `<div class="container" style="width: 1201px"></div>`,
    findings: [{ selector: "div.container", measured: "1201 px wide", wanted: "at most 1200 px" }],
    sound: `<div class="container" style="width: 1200px"></div>`,
  },
  {
    check: overflow.insideContainer,
    faulty: `<div class="container" style="width: 1200px"></div>
      <p id="words" style="margin-left: 1190px; width: 60px">Words</p>
      <button id="button" style="margin-left: -15px">Press</button>`,
    findings: [
      {
        selector: "#words",
        measured: /^"Words", 1190 to 12\d\d(\.\d)? px across$/,
        wanted: "within 0 to 1200 px across",
      },
      { selector: "#button", measured: /^-15 to/, wanted: "within 0 to 1200 px across" },
    ],
    sound: `<div class="container" style="width: 1200px"></div>
      <p style="margin-left: 1100px; width: 60px">Words</p><p style="margin-left: -12px">45</p><button>Press</button>`,
  },
  {
    check: shortLines,
    faulty: `<p style="columns: 4">${RUNNING_TEXT}</p>
      <p id="beside" style="width: 90px">${RUNNING_TEXT.replace("what we heard", "<a href='#'>$&</a>")}</p>`,
    findings: ["p:nth-of-type(1)", "#beside"].map((selector) => ({
      selector,
      measured: /^"We asked forty people what they wanted f…" has \d+\.\d characters a line$/,
      wanted: "at least 15",
    })),
    sound: `<p>${RUNNING_TEXT}</p><p style="width: 60px">A label beside a field</p>
      <table><tr><td style="width: 60px">${RUNNING_TEXT}</td></tr></table>`,
  },
  {
    check: headerSize,
    faulty: `<header style="height: 161px"></header>`,
    findings: [{ selector: "header", measured: "161 px high", wanted: "at most 160 px" }],
    sound: `<header style="height: 160px"></header>`,
  },
  {
    check: stickyParts,
    faulty: `<header style="height: 50px"></header>
      <main><div id="under" style="position: sticky; top: 10px">Under the header</div>
      <div id="through" style="position: sticky; top: 60px">Without a background</div><p>Text</p></main>`,
    findings: [
      { selector: "#under", measured: "sticks at 10px", wanted: "below the header's 50 px" },
      {
        selector: "#through",
        measured: "text scrolls through its background rgba(0, 0, 0, 0)",
        wanted: "an opaque background, or a place beside the text",
      },
    ],
    sound: `<header style="height: 50px"></header>
      <main><div style="position: sticky; top: 60px; background: #fff">Below the header</div><p>Text</p></main>`,
  },
  {
    check: targetSize,
    faulty: `<button style="width: 43px; height: 60px"></button>`,
    findings: [{ selector: "button", measured: "43 × 60 px", wanted: "at least 44 × 44 px" }],
    sound: `<button style="width: 44px; height: 44px"></button>`,
  },
];
