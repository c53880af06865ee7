import type { ReactNode } from "react";
import { Icon } from "../components/Icon";
import { outcomeWords } from "./outcomeContent";
import "../components/Button.css";
import "./SubmitButton.css";

interface SubmitButtonProps {
  readonly children: ReactNode;
  readonly size?: "small";
}

/** A submit button, with words that are shown and read out while a submit waits for hydration (`aria-busy`). */
export function SubmitButton({ children, size }: SubmitButtonProps) {
  return (
    <>
      <button type="submit" className={size ? `Button Button-${size}` : "Button"}>
        {children}
        {size ? null : <Icon name="arrow" />}
      </button>
      <p className="SubmitButton-held" aria-live="polite">
        <span hidden>{outcomeWords.held}</span>
      </p>
    </>
  );
}
