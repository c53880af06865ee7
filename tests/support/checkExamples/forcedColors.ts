import * as forced from "../checks/forcedColors";
import { controlEdges, panelsAbove } from "../checks/forcedEdges";
import { currentItems, marksApart } from "../checks/forcedMarks";
import { systemColors } from "../checks/systemColors";
import { forcedColors } from "../matrix/modes";
import { SCOPE, type CheckExample } from "./checkExample";

const CURRENT_MARK = "an underline, a border or a background of its own, or a color that differs by 3:1";

export const inForcedColors: readonly CheckExample[] = [
  {
    check: forced.sameElements,
    faulty: `<style>#added { display: none } @media (forced-colors: active) { #gone { display: none } #added { display: inline } }</style>
      <a href="#" id="gone">Gone</a><a href="#" id="added">Added</a>`,
    findings: [
      { selector: "#gone", measured: "is not shown", wanted: "shown" },
      {
        selector: "#added",
        measured: "is shown in forced colors alone",
        wanted: "shown in both, or in neither",
      },
    ],
    sound: `<a href="#">Shown</a>`,
  },
  {
    check: forced.edgesAndBackgrounds,
    faulty: `<input style="border: 0"><a href="#" style="background: #006; color: #fff">Solid</a>`,
    findings: [
      {
        selector: "input",
        measured: "is a field with neither edge nor background",
        wanted: "an edge or a background with a contrast of more than 1.3:1",
      },
      {
        selector: "a",
        measured: "has lost its background",
        wanted: "an edge or a background with a contrast of more than 1.3:1",
      },
    ],
    sound: `<style>@media (forced-colors: active) { a { background: LinkText !important } }</style>
      <input style="border: 1px solid"><a href="#" style="background: #006; color: #fff">Solid</a>`,
  },
  {
    check: forced.shapesOfDrawings,
    faulty: `<main><svg id="one"><rect width="20" height="20" fill="#000"/></svg>
      <svg id="other"><circle r="9" fill="#fdfdfd" stroke="CanvasText"/></svg></main>`,
    findings: [
      {
        selector: "#one",
        measured: "rect in the color of the background",
        wanted: "shapes that can be told from the background, and lines from what they are drawn on",
      },
      {
        selector: "#other",
        measured: "circle filled in the color of the lines",
        wanted: "shapes that can be told from the background, and lines from what they are drawn on",
      },
    ],
    sound: `<main><svg><rect width="20" height="20" fill="CanvasText"/></svg>
      <svg><circle r="9" fill="Canvas" stroke="CanvasText"/></svg>
      <svg><pattern id="dots0" width="4" height="4" patternUnits="userSpaceOnUse"><circle r="2" fill="#c60"/></pattern><rect width="20" height="20" fill="url(#dots0)"/></svg></main>`,
  },
  {
    check: marksApart,
    faulty: `<main><ul><li><i style="background: #000"></i><i id="second" style="background: #aaa"></i></li></ul></main>`,
    findings: [
      {
        selector: "#second",
        measured: "looks as that of i:nth-of-type(1)",
        wanted: "another color by 3:1, a border or another size",
      },
    ],
    sound: `<main><ul><li><i style="background: #000"></i><i style="background: #aaa; border: 2px solid"></i></li></ul></main>`,
  },
  {
    // The last one differs, but not so that it can be seen.
    check: marksApart,
    faulty: `<style>i { forced-color-adjust: none; background: #000 } i + i { background: #aaa }
      @media (forced-colors: active) { i { background: #fff } i + i { background: #f4f4f4; width: 9.5px; border: 1px solid #111 } }</style>
      <main><ul><li><i></i><i id="second"></i></li></ul></main>`,
    findings: [
      {
        selector: "#second",
        measured: "looks as that of i:nth-of-type(1)",
        wanted: "another color by 3:1, a border or another size",
      },
    ],
    sound: `<style>i { forced-color-adjust: none; background: #000 } i + i { background: #aaa }</style>
      <main><ul><li><i></i><i></i></li></ul></main>`,
  },
  {
    check: controlEdges,
    faulty: `<input id="bare" style="border: 0"><a href="#" class="Button" style="outline: 1px solid">Ringed alone</a>
      <input id="dark" style="forced-color-adjust: none; background: #000; border: 1px solid #333">`,
    findings: ["#bare", "a.Button", "#dark"].map((selector) => ({
      selector,
      measured: "neither border nor background",
      wanted: "one of at least 3:1 (WCAG 1.4.11)",
    })),
    sound: `<input><a href="#" class="Button" style="border: 1px solid">Edged</a>
      <a href="#" class="Button" style="forced-color-adjust: none; background: ButtonText">Filled</a>`,
  },
  {
    check: panelsAbove,
    faulty: `<div class="Toast">Thanks</div>`,
    findings: [
      { selector: "div.Toast", measured: "no background", wanted: "an opaque one" },
      { selector: "div.Toast", measured: "no edge", wanted: "a border" },
    ],
    sound: `<div class="Toast" style="background: #fff; border: 1px solid">Thanks</div>`,
  },
  {
    check: currentItems,
    faulty: `<style>a { text-decoration: none } label { border-bottom: 3px solid } .chosen { forced-color-adjust: none; color: #fff; border-color: #fe0 }</style>
      <ul><li><a href="#" id="current" aria-current="page">Here</a></li><li><a href="#" id="other">There</a></li></ul>
      <fieldset><label class="chosen">This <input type="radio" checked></label><label>That <input type="radio"></label></fieldset>`,
    findings: [
      { selector: "#current", measured: "looks as #other", wanted: CURRENT_MARK },
      { selector: "label.chosen", measured: "looks as label:nth-of-type(2)", wanted: CURRENT_MARK },
    ],
    sound: `<style>a { text-decoration: none } [aria-current] { text-decoration: underline }
      .chosen { forced-color-adjust: none; background: Highlight; color: HighlightText }</style>
      <ul><li><a href="#" aria-current="page">Here</a></li><li><a href="#">There</a></li></ul>
      <fieldset><label class="chosen">This <input type="radio" checked></label><label>That <input type="radio"></label></fieldset>`,
  },
  {
    check: systemColors,
    faulty: `<p style="forced-color-adjust: none; color: #eaeaea">Pale</p>`,
    findings: [
      {
        selector: "p",
        measured: `"Pale": rgb(234, 234, 234)`,
        wanted: "a system color, such as CanvasText or LinkText",
      },
    ],
    sound: `<p style="color: #eaeaea">Pale</p><svg><text style="forced-color-adjust: none">5</text></svg>
      <p style="forced-color-adjust: none; background: #ffe2a0; color: #123">On a ground of its own</p>`,
  },
].map((example) => ({ ...example, mode: forcedColors(SCOPE) }));
