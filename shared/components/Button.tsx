import type { ComponentProps } from "react";
import { cx } from "./cx";
import { Icon, type IconName } from "./Icon";
import { MoreLink, SiteLink, type LinkContent } from "./SiteLink";
import "./Button.css";
import "./ButtonRow.css";

/** A sun pill, or an outlined one. */
type ButtonVariant = "primary" | "outline";

/** A link that looks like a button, or bold words with an arrow. */
export type ButtonContent = LinkContent & { readonly variant: ButtonVariant | "text" };

interface ButtonLook {
  readonly variant: ButtonVariant;
  readonly size?: "small" | undefined;
  /** The class with which the surrounding component changes the button. */
  readonly className?: string | undefined;
}

const variantClasses = {
  primary: "Button",
  outline: "Button Button-outline",
} as const satisfies Record<ButtonVariant, string>;

/** For links of a page's own that look like a button. */
export function buttonClass({ variant, size, className }: ButtonLook): string {
  return cx(variantClasses[variant], size && `Button-${size}`, className);
}

type ButtonProps = ButtonLook & Omit<ComponentProps<"button">, "className">;

export function Button({ variant, size, className, type = "button", ...rest }: ButtonProps) {
  // oxlint-disable-next-line react/button-has-type -- it has one by default
  return <button type={type} className={buttonClass({ variant, size, className })} {...rest} />;
}

interface ButtonLinkProps {
  readonly button: ButtonContent;
  readonly size?: "small";
  readonly ariaLabel?: string;
  readonly onClick?: () => void;
}

export function ButtonLink({ button, size, ariaLabel, onClick }: ButtonLinkProps) {
  const { variant } = button;
  if (variant === "text") return <MoreLink link={button} />;
  const icon: IconName | undefined =
    button.nav === "newtab" ? "out" : variant === "primary" && !size ? "arrow" : undefined;
  return (
    <SiteLink to={button} className={buttonClass({ variant, size })} ariaLabel={ariaLabel} onClick={onClick}>
      {button.label}
      {icon ? <Icon name={icon} className="Button-icon" /> : null}
    </SiteLink>
  );
}

interface ButtonRowProps {
  readonly buttons: readonly ButtonContent[];
  /** The class with which the surrounding component places the row. */
  readonly className?: string | undefined;
}

/** A row of buttons. On a phone they are stacked at full width. */
export function ButtonRow({ buttons, className }: ButtonRowProps) {
  return (
    <div className={cx("ButtonRow row", className)}>
      {buttons.map((button) => (
        <ButtonLink key={button.label} button={button} />
      ))}
    </div>
  );
}
