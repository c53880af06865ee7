import type { ReactNode } from "react";
import { Icon } from "../components/Icon";
import { outcomeWords } from "./outcomeContent";
import { cx } from "../components/cx";
import { Button } from "../components/Button";
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
      <Button type="submit" variant="primary" size={size} className="SubmitButton">
        {children}
        {size ? null : <Icon name="arrow" className="Button-icon SubmitButton-arrow" />}
      </Button>
      <p className={cx("SubmitButton-held", heldClass)} aria-live="polite">
        <span hidden>{outcomeWords.held}</span>
      </p>
    </>
  );
}
