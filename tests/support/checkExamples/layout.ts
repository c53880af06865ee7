import { linesThroughText } from "../checks/linesThroughText";
import { clippedText, horizontalScroll, insideContainer } from "../checks/overflow";
import { overlappingText } from "../checks/overlappingText";
import { shortLines } from "../checks/shortLines";
import { stickyParts } from "../checks/stickyParts";
import { targetSize } from "../checks/targetSize";
import type { CheckExample } from "./checkExample";

const RUNNING_TEXT =
  "We asked forty people what they wanted from a message, and this is what we heard from them in the spring.";

export const ofLayout: readonly CheckExample[] = [
  {
    check: horizontalScroll,
    faulty: `<main><p style="width: 900px">Too wide</p></main>`,
    faultyParts: ["p"],
  },
  {
    check: clippedText,
    faulty: `<p style="overflow: hidden; width: 30px; white-space: nowrap">More words than there is room for</p>`,
    faultyParts: ["p"],
  },
  {
    check: overlappingText,
    faulty: `<p id="one">One text</p><p style="margin-top: -22px">Another text</p>`,
    faultyParts: ["#one"],
  },
  {
    check: linesThroughText,
    faulty: `<p>Struck through</p><div style="position: absolute; top: 11px; width: 200px; height: 1px; background: #000"></div>`,
    faultyParts: ["div"],
  },
  {
    check: insideContainer,
    faulty: `<div class="container" style="width: 1200px"></div>
      <p id="words" style="margin-left: 1190px; width: 60px">Words</p>
      <button id="button" style="margin-left: -15px">Press</button>`,
    faultyParts: ["#words", "#button"],
  },
  {
    check: shortLines,
    faulty: `<p id="columns" style="columns: 4">${RUNNING_TEXT}</p>
      <p id="narrow" style="width: 90px">${RUNNING_TEXT.replace("what we heard", "<a href='#'>$&</a>")}</p>`,
    faultyParts: ["#columns", "#narrow"],
  },
  {
    check: stickyParts,
    faulty: `<header style="height: 50px"></header>
      <main><div id="under" style="position: sticky; top: 10px">Under the header</div>
      <div id="through" style="position: sticky; top: 60px">Without a background</div><p>Text</p></main>`,
    faultyParts: ["#under", "#through"],
  },
  {
    check: targetSize,
    faulty: `<button style="width: 43px; height: 60px"></button>`,
    faultyParts: ["button"],
  },
];
