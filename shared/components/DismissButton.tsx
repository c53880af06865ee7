import type { ComponentProps } from "react";
import { Icon } from "./Icon";
import "./RoundButton.css";

/** A cross that closes what it stands in. */
export function DismissButton(button: Pick<ComponentProps<"button">, "aria-label" | "onClick" | "onFocus">) {
  return (
    <button type="button" className="RoundButton screen-only" {...button}>
      <Icon name="close" />
    </button>
  );
}
