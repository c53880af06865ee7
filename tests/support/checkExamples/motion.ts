import { noMotion } from "../checks/motion";
import { pressedLooks, pressedWords } from "../checks/pressedLooks";
import { pressed } from "../matrix/modes";
import { SCOPE, type CheckExample } from "./checkExample";

export const ofMotion: readonly CheckExample[] = [
  {
    check: noMotion,
    faulty: `<style>@keyframes turn { to { rotate: 1turn } }</style><i style="animation: turn 2s infinite">Turning</i>`,
    faultyParts: ["i"],
  },
  {
    check: pressedLooks,
    faulty: `<style>a:not(.red) { color: #00a } :is(.flat, .red):hover { text-decoration-line: none } .faint:hover { color: #0000ab; translate: 0.3px }</style><main>
      <a href="#" id="flat" class="flat">Flat</a><a href="#" id="dead" class="dead">Dead</a>
      <a href="#" id="faint" class="faint">Faint</a><a href="#" id="red" class="red">The browser’s red</a></main>`,
    // Some look alike in two states, some in all three.
    faultyParts: ["#flat", "#dead", "#dead", "#faint", "#faint", "#red"],
    mode: pressed(SCOPE),
  },
  {
    check: pressedWords,
    faulty: `<style>a { color: #00a } a:hover { background: #006 }</style><main><a href="#">Dark on dark</a></main>`,
    // Hovered, and pressed.
    faultyParts: ["a", "a"],
    mode: pressed(SCOPE),
  },
];
