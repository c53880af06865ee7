import type { ReactNode } from "react";
import { Icon } from "../components/Icon";
import { outcomeWords } from "./outcomeContent";
import "../components/Button.css";
import "./SubmitButton.css";

interface SubmitButtonProps {
  readonly children: ReactNode;
  readonly size?: "small";
  /** The class with which the form sets the message. */
  readonly heldClass?: string;
}

/** A submit button. While a submit waits for hydration (`aria-busy`), it shows and announces a message. */
export function SubmitButton({ children, size, heldClass }: SubmitButtonProps) {
  return (
    <>
      <button type="submit" className={size ? `Button Button-${size} SubmitButton` : "Button SubmitButton"}>
        {children}
        {size ? null : <Icon name="arrow" className="Button-icon SubmitButton-arrow" />}
      </button>
      <p className={heldClass ? `SubmitButton-held ${heldClass}` : "SubmitButton-held"} aria-live="polite">
        <span hidden>{outcomeWords.held}</span>
      </p>
    </>
  );
}
