import { useState, type KeyboardEvent } from "react";
import { inDollars, nearestProgramCost, PROGRAM_COST } from "./programCost";
import "./CostControls.css";

interface CostControlsProps {
  readonly label: string;
  /** The accessible name of the number field, which has no visible label. */
  readonly exactLabel: string;
  readonly cost: number;
  readonly onChange: (cost: number) => void;
}

const RANGE_ID = "program-cost";
const LARGE_STEPS: Readonly<Record<string, number>> = {
  PageUp: PROGRAM_COST.largeStep,
  PageDown: -PROGRAM_COST.largeStep,
};

/** One cost that can be set with a range or typed into a field. */
export function CostControls({ label, exactLabel, cost, onChange }: CostControlsProps) {
  const { min, max, step } = PROGRAM_COST;
  // While the visitor types, the text may not be a valid cost yet. It stays in the field until blur.
  const [typed, setTyped] = useState<string>();

  // Sets the step for these keys, because browsers use different ones.
  const takeLargeStep = (event: KeyboardEvent) => {
    const largeStep = LARGE_STEPS[event.key];
    if (largeStep === undefined) return;
    event.preventDefault();
    onChange(nearestProgramCost(cost + largeStep));
  };
  const followTyping = (text: string) => {
    setTyped(text);
    const dollars = Number(text);
    if (dollars >= min && dollars <= max) onChange(nearestProgramCost(dollars));
  };
  const correct = () => {
    if (typed) onChange(nearestProgramCost(Number(typed)));
    setTyped(undefined);
  };

  return (
    <div className="CostControls">
      <label htmlFor={RANGE_ID}>{label}</label>
      <input
        id={RANGE_ID}
        type="range"
        autoComplete="off"
        min={min}
        max={max}
        step={step}
        value={cost}
        aria-valuetext={inDollars(cost)}
        onChange={(event) => onChange(Number(event.target.value))}
        onKeyDown={takeLargeStep}
      />
      <div className="CostControls-exact Field">
        {/* Not live, because screen readers would read it at every step. A sentence is announced after the change instead. */}
        <output htmlFor={RANGE_ID} aria-live="off">
          {inDollars(cost)}
        </output>
        <input
          type="number"
          inputMode="numeric"
          autoComplete="off"
          aria-label={exactLabel}
          min={min}
          max={max}
          step={step}
          value={typed ?? cost}
          onChange={(event) => followTyping(event.target.value)}
          onBlur={correct}
          onKeyDown={(event) => {
            if (event.key === "Enter") correct();
          }}
        />
      </div>
    </div>
  );
}
