import type { ComponentProps } from "react";
import { Icon } from "./Icon";
import "./RoundButton.css";

/** The close button of a toast, panel or message. */
export function DismissButton(button: Pick<ComponentProps<"button">, "aria-label" | "onClick" | "onFocus">) {
  return (
    <button type="button" className="RoundButton screen-only" {...button}>
      <Icon name="close" />
    </button>
  );
}
