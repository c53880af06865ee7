import type { ReactNode } from "react";
import { cx } from "./cx";
import "./Chip.css";

/** The class of a link that is a chip; `aria-current` marks the chosen one. */
export const LINK_CHIP = "Chip";

/** The class of a link to a page of a list: a number without an outline, large enough to be touched. */
export const PAGE_CHIP = "Chip Chip-page";

interface RadioChipProps {
  /** The `name` attribute, which all chips of a group share. */
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  /** The class with which the surrounding component places the chip. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** A radio button that looks like a chip. */
export function RadioChip({ name, isChosen, onChoose, className, children }: RadioChipProps) {
  return (
    // Not `:has(:checked)`: with it the browser recalculates all styles whenever something on the page changes.
    <label className={cx("Chip", className)} data-chosen={isChosen ? "" : undefined}>
      <input type="radio" name={name} className="visually-hidden" checked={isChosen} onChange={onChoose} />
      <span>{children}</span>
    </label>
  );
}
