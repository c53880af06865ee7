import { endOfDrawings, noMotion } from "../checks/motion";
import { pressedLooks, pressedWords, touchedLooks } from "../checks/pressedLooks";
import { motion, pressed, touched } from "../matrix/modes";
import { SCOPE, type CheckExample } from "./checkExample";

const LOOKS = "another color, background, border, underline or place of it or in it that can be seen";
const PRESSED = `main a:hover { color: #a00 } main a:active { color: #070 }`;

export const ofMotion: readonly CheckExample[] = [
  {
    check: noMotion,
    faulty: `<style>@keyframes turn { to { rotate: 1turn } }</style><i style="animation: turn 2s infinite">Turning</i>`,
    findings: [{ selector: "i", measured: "the animation turn runs for 2000 ms", wanted: "none" }],
    sound: `<i>Still</i>`,
  },
  {
    check: endOfDrawings,
    faulty: `<style>@keyframes fade { from { opacity: 0 } to { opacity: 1 } }
      @media (prefers-reduced-motion: no-preference) { [data-drawing] path { animation: fade 1s forwards } [data-drawing] rect { opacity: 0.5 } }</style>
      <main><svg data-draws><path d="M0 0h9"/><rect width="9" height="9"/></svg></main>`,
    findings: [
      { selector: "path", measured: "the animation fade keeps its end", wanted: "a style of its own" },
      { selector: "rect", measured: "opacity: 0.5", wanted: "opacity: 1" },
    ],
    sound: `<style>@keyframes fade { from { opacity: 0 } }
      @media (prefers-reduced-motion: no-preference) { [data-drawing] path { animation: fade 1s } }</style>
      <main><svg data-draws><path d="M0 0h9"/></svg></main>`,
    mode: motion(SCOPE),
  },
  {
    check: pressedLooks,
    faulty: `<style>a:not(.red) { color: #00a } :is(.flat, .red):hover { text-decoration-line: none } .faint:hover { color: #0000ab; translate: 0.3px }</style><main>
      <a href="#" id="flat" class="flat">Flat</a><a href="#" id="dead" class="dead">Dead</a>
      <a href="#" id="faint" class="faint">Faint</a><a href="#" id="red" class="red">The browser’s red</a></main>`,
    findings: [
      { selector: "#flat", measured: "looks pressed as hovered", wanted: LOOKS },
      { selector: "#dead", measured: "looks hovered as at rest", wanted: LOOKS },
      { selector: "#dead", measured: "looks pressed as at rest", wanted: LOOKS },
      { selector: "#faint", measured: "looks hovered as at rest", wanted: LOOKS },
      { selector: "#faint", measured: "looks pressed as at rest", wanted: LOOKS },
      { selector: "#red", measured: "looks pressed as hovered", wanted: LOOKS },
    ],
    sound: `<style>${PRESSED}</style><main><a href="#">Alive</a></main>`,
    mode: pressed(SCOPE),
  },
  {
    check: touchedLooks,
    faulty: `<style>a { color: #00a }</style><main><a href="#">Dead</a></main>`,
    findings: [{ selector: "a", measured: "looks touched as at rest", wanted: LOOKS }],
    sound: `<style>${PRESSED}</style><main><a href="#">Alive</a></main>`,
    mode: touched(SCOPE),
  },
  {
    check: pressedWords,
    faulty: `<style>a { color: #00a } a:hover { background: #006 }</style><main><a href="#">Dark on dark</a></main>`,
    findings: ["hovered", "pressed"].map((state) => ({
      selector: "a",
      measured: `"Dark on dark" ${state}: rgb(0, 0, 170) on rgb(0, 0, 102), 1.33:1`,
      wanted: "at least 4.5:1 (WCAG 1.4.3)",
    })),
    sound: `<style>${PRESSED}</style><main><a href="#">Alive</a></main>`,
    mode: pressed(SCOPE),
  },
];
