import { focusOrder } from "../checks/focusOrder";
import * as focus from "../checks/focusRing";
import type { CheckExample } from "./checkExample";

const LARGE_LINK = `display: block; width: 100px; height: 44px`;

const rings = {
  faulty: `<style>#none::after { outline: 3px solid #000 }</style><main>
    <a href="#" id="none" style="outline: none">No ring</a>
    <div style="overflow: hidden; height: 44px"><a href="#" id="clipped" style="${LARGE_LINK}; outline: 3px solid #000; outline-offset: 2px">Clipped</a></div>
    <a href="#" id="pale" style="outline: 3px solid #ddd">Pale</a></main>`,
  faultyParts: ["#none", "#clipped", "#pale"],
};

const places = {
  faulty: `<main><a href="#" id="covered" style="${LARGE_LINK}">Covered</a>
    <a href="#" id="outside" style="${LARGE_LINK}; position: absolute; top: -100px; left: 0">Outside</a></main>
    <div style="position: fixed; inset: 0"></div>`,
  faultyParts: ["#covered", "#outside"],
};

export const ofFocus: readonly CheckExample[] = [
  {
    check: focusOrder,
    faulty: `<main style="position: relative"><a href="#" style="position: absolute; top: 100px">First</a>
      <a href="#" id="second" style="position: absolute; top: 0">Second, above</a>
      <a href="#" id="numbered" tabindex="1" style="position: absolute; top: 200px">Numbered</a></main>`,
    faultyParts: ["#second", "#numbered"],
  },
  { check: focus.focusRing, ...rings },
  { check: focus.focusRingBackwards, ...rings, faultyParts: rings.faultyParts.toReversed() },
  { check: focus.focusObscured, ...places },
  { check: focus.focusObscuredBackwards, ...places, faultyParts: places.faultyParts.toReversed() },
];
