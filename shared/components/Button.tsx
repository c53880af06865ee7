import { Icon, type IconName } from "./Icon";
import { MoreLink, SiteLink, type LinkContent } from "./SiteLink";
import "./Button.css";
import "./ButtonRow.css";

/** A link that looks like a button: a sun pill, an outlined pill, or bold words with an arrow. */
export type ButtonContent = LinkContent & { readonly style: "primary" | "secondary" | "outline" | "text" };

interface ButtonLinkProps {
  readonly button: ButtonContent;
  readonly size?: "small";
  readonly ariaLabel?: string;
  readonly onClick?: () => void;
}

export function ButtonLink({ button, size, ariaLabel, onClick }: ButtonLinkProps) {
  if (button.style === "text") return <MoreLink link={button} />;
  const icon: IconName | undefined =
    button.nav === "newtab" ? "out" : button.style === "primary" && !size ? "arrow" : undefined;
  const className = `Button${button.style === "primary" ? "" : " Button-outline"}${size ? ` Button-${size}` : ""}`;
  return (
    <SiteLink to={button} className={className} ariaLabel={ariaLabel} onClick={onClick}>
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
    <div className={className ? `ButtonRow row ${className}` : "ButtonRow row"}>
      {buttons.map((button) => (
        <ButtonLink key={button.label} button={button} />
      ))}
    </div>
  );
}
