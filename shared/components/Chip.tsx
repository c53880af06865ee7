import type { ReactNode } from "react";
import "./Chip.css";

/** The class of a link that is a chip; `aria-current` marks the chosen one. */
export const LINK_CHIP = "Chip";

interface RadioChipProps {
  /** The `name` attribute, which all chips of a group share. */
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** A radio button that looks like a chip. */
export function RadioChip({ name, isChosen, onChoose, children }: RadioChipProps) {
  return (
    // Not `:has(:checked)`: with it the browser recalculates all styles whenever something on the page changes.
    <label className="Chip" data-chosen={isChosen ? "" : undefined}>
      <input type="radio" name={name} className="visually-hidden" checked={isChosen} onChange={onChoose} />
      <span>{children}</span>
    </label>
  );
}
