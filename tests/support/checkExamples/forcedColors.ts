import { currentItems } from "../checks/currentItems";
import { edgesAndBackgrounds, shapesOfDrawings } from "../checks/forcedColors";
import { panelsAbove } from "../checks/panelsAbove";
import { forcedColors } from "../matrix/modes";
import { SCOPE, type CheckExample } from "./checkExample";

export const inForcedColors: readonly CheckExample[] = [
  {
    check: edgesAndBackgrounds,
    faulty: `<input style="border: 0"><a href="#" style="background: #006; color: #fff">Solid</a>`,
    faultyParts: ["input", "a"],
  },
  {
    check: shapesOfDrawings,
    faulty: `<main><svg id="vanished"><rect width="20" height="20" fill="#000"/></svg>
      <svg id="blurred"><circle r="9" fill="#fdfdfd" stroke="CanvasText"/></svg></main>`,
    faultyParts: ["#vanished", "#blurred"],
  },
  {
    check: panelsAbove,
    faulty: `<div id="bare" class="Toast" style="background: #fff">Thanks</div>
      <div id="clear" class="Toast" style="border: 1px solid; background: none">Thanks</div>`,
    faultyParts: ["#bare", "#clear"],
  },
  {
    check: currentItems,
    faulty: `<style>a { text-decoration: none } label { border-bottom: 3px solid } #chosen { forced-color-adjust: none; color: #fff; border-color: #fe0 }</style>
      <ul><li><a href="#" id="current" aria-current="page">Here</a></li><li><a href="#">There</a></li></ul>
      <fieldset><label id="chosen">This <input type="radio" checked></label><label>That <input type="radio"></label></fieldset>`,
    faultyParts: ["#current", "#chosen"],
  },
].map((example) => ({ ...example, mode: forcedColors(SCOPE) }));
