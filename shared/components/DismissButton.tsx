import type { ComponentProps } from "react";
import { Icon } from "./Icon";
import { cx } from "./cx";
import "./RoundButton.css";

interface DismissButtonProps extends Pick<ComponentProps<"button">, "aria-label" | "onClick" | "onFocus"> {
  /** The class with which the surrounding component places the button. */
  readonly className?: string;
}

/** The close button of a toast, panel or message. */
export function DismissButton({ className, ...button }: DismissButtonProps) {
  const all = "RoundButton screen-only";
  return (
    <button type="button" className={cx(all, className)} {...button}>
      <Icon name="close" />
    </button>
  );
}
