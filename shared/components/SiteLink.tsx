import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Link, useLinkClickHandler, useLocation } from "react-router-dom";
import type { PagePath } from "../routes/pageTable";
import type { RedirectPath } from "../routes/redirects";
import { Icon } from "./Icon";
import { RunningText } from "./RunningText";
import { cx } from "./cx";
import "./MoreLink.css";
import "./TextLink.css";

/** Paths that the specification links to, although there is no page. */
type PathWithoutPage = "/privacy" | "/terms";

export type InternalPath = PagePath | RedirectPath | PathWithoutPage | `${PagePath}${"#" | "?"}${string}`;

/**
 * The target of a link, and how the browser gets there:
 * - `client`: client-side navigation, then a smooth scroll to the top; `client-delayed`: the scroll starts after
 * `SCROLL_TO_TOP_DELAY_MS`
 * - `full`: loads the document of an internal path; for calls to action
 * - `hash`: a smooth scroll to a section of the same page
 * - `newtab`: another site; `mail` and `tel`: the visitor's mail or phone program
 */
export type LinkTarget =
  | { readonly nav: "client" | "client-delayed" | "full"; readonly href: InternalPath }
  | { readonly nav: "hash"; readonly href: `#${string}` }
  | { readonly nav: "newtab"; readonly href: `https://${string}` }
  | { readonly nav: "mail"; readonly href: `mailto:${string}` }
  | { readonly nav: "tel"; readonly href: `tel:${string}` };

export type LinkContent = LinkTarget & { readonly label: string };

/** How long a link marked `client-delayed` waits before the page scrolls to the top. */
const SCROLL_TO_TOP_DELAY_MS = 100;

/** State in the history entry of the next page. */
export interface NavigationState {
  readonly scrollDelayMs: number;
}

const NEW_TAB_SUFFIX = "(opens in a new tab)";

interface SiteLinkProps {
  readonly to: LinkTarget;
  readonly className?: string | undefined;
  readonly children: ReactNode;
  /** The accessible name, if the visible text is not enough. It includes the new-tab suffix. */
  readonly ariaLabel?: string | undefined;
  readonly isCurrent?: boolean | undefined;
  readonly onClick?: (() => void) | undefined;
}

/** Every link of the site; `nav` decides how it navigates. */
export function SiteLink({ to, className, children, ariaLabel, isCurrent, onClick }: SiteLinkProps) {
  const shared = {
    className,
    onClick,
    "aria-label": ariaLabel,
    "aria-current": isCurrent ? ("page" as const) : undefined,
  };
  switch (to.nav) {
    case "client-delayed":
      return (
        <Link
          to={to.href}
          discover="none"
          state={{ scrollDelayMs: SCROLL_TO_TOP_DELAY_MS } satisfies NavigationState}
          {...shared}
        >
          {children}
        </Link>
      );
    case "hash":
      return (
        <SectionLink hash={to.href} {...shared}>
          {children}
        </SectionLink>
      );
    case "client":
      return (
        <Link to={to.href} discover="none" {...shared}>
          {children}
        </Link>
      );
    case "newtab":
      return (
        <a href={to.href} target="_blank" rel="noopener noreferrer" {...shared}>
          {children}
          {ariaLabel ? null : <span className="visually-hidden">{` ${NEW_TAB_SUFFIX}`}</span>}
        </a>
      );
    case "full":
      // The speculation rules (server/discovery/) select links by this attribute.
      return (
        <a href={to.href} data-full-load="" {...shared}>
          {children}
        </a>
      );
    case "mail":
    case "tel":
      return (
        <a href={to.href} {...shared}>
          {children}
        </a>
      );
  }
}

interface SectionLinkProps extends Omit<ComponentProps<"a">, "href" | "onClick"> {
  readonly hash: `#${string}`;
  readonly onClick?: (() => void) | undefined;
}

/** A plain link, because the router's link would add the path, which the 404 page does not know, and drop the query. */
function SectionLink({ hash, onClick, children, ...rest }: SectionLinkProps) {
  const { search } = useLocation();
  const navigate = useLinkClickHandler({ hash, search });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.();
    navigate(event);
  };
  return (
    <a href={hash} onClick={handleClick} {...rest}>
      {children}
    </a>
  );
}

/** A link outside running text: bold and underlined, with an arrow that stays with the last word. */
export function MoreLink({ link }: { link: LinkContent }) {
  return (
    <SiteLink to={link} className="MoreLink">
      {/* Keeps the arrow on the same line as the last word. */}
      <RunningText text={link.label} />
      &nbsp;
      <Icon name={link.nav === "newtab" ? "out" : "arrow"} className="MoreLink-arrow" />
    </SiteLink>
  );
}

interface TextLinkProps {
  readonly link: LinkContent;
  /** The link is a line of its own, so it has room above and below to be touched. */
  readonly isAlone?: boolean;
  /** The class with which the surrounding component places the link. */
  readonly className?: string;
}

/** A link within a sentence, or alone. */
export function TextLink({ link, isAlone, className }: TextLinkProps) {
  const kind = isAlone ? "TextLink TextLink-alone" : "TextLink";
  return (
    <SiteLink to={link} className={cx(kind, className)}>
      <RunningText text={link.label} />
    </SiteLink>
  );
}
