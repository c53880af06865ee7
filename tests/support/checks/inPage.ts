import * as axeChecks from "./axeChecks";
import * as controlChecks from "./controlChecks";
import { foundOf, type Finding, type Found } from "./findings";
import * as focusChecks from "./focusChecks";
import * as forcedColorChecks from "./forcedColorChecks";
import * as layoutChecks from "./layoutChecks";
import * as motionChecks from "./motionChecks";
import * as pictureChecks from "./pictureChecks";
import * as pressChecks from "./pressChecks";
import * as printChecks from "./printChecks";
import * as textChecks from "./textChecks";

const checks = {
  ...axeChecks,
  ...controlChecks,
  ...focusChecks,
  ...forcedColorChecks,
  ...layoutChecks,
  ...motionChecks,
  ...pictureChecks,
  ...pressChecks,
  ...printChecks,
  ...textChecks,
};

export type CheckName = keyof typeof checks;

/** Runs one check in the page. Those that only remember something find nothing. */
export type RunCheck = (name: CheckName, scope: string, isBackwards?: boolean) => Promise<readonly Found[]>;

const run: RunCheck = async (name, scope, isBackwards) => {
  const check: (scope: string, isBackwards?: boolean) => unknown = checks[name];
  const findings = ((await check(scope, isBackwards)) ?? []) as readonly Finding[];
  return findings.map(foundOf);
};

Object.assign(window, { runCheck: run });
