import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useRef, type ToggleEvent } from "react";
import { useLocation } from "react-router-dom";
import { ButtonLink } from "../components/Button";
import { Icon } from "../components/Icon";
import { SiteLink } from "../components/SiteLink";
import { pageKey } from "../routes/pageAt";
import { layoutWords } from "./layoutContent";
import { aboutLink, contactButton, navigationMenus, registryButton } from "./navigation";
import { useIsLive } from "../components/useIsLive";
import "../components/RoundButton.css";
import "./MobileMenu.css";

/** The breakpoint of the main navigation. The stylesheets use the same one. */
const WIDE_SCREEN = "(min-width: 62rem)";

const SHEET_ID = "mobile-menu";

interface MobileMenuProps {
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/**
 * The header's links on narrow screens, in a popover. The browser opens and closes it, so it works before hydration and without
 * script; React only follows its state.
 */
export function MobileMenu({ isOpen, onToggle }: MobileMenuProps) {
  const location = useLocation();
  const page = pageKey(location);
  const sheet = useRef<HTMLDivElement>(null);
  const isLive = useIsLive();
  const close = () => sheet.current?.hidePopover();

  const handleToggle = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    // In a transition, because making the page inert recalculates all styles and would delay the opening of the menu.
    startTransition(() => onToggle(newState === "open"));
  };

  // The menu may have been opened before hydration.
  const readOpenState = useEffectEvent(() => onToggle(Boolean(sheet.current?.matches(":popover-open"))));
  useLayoutEffect(() => readOpenState(), []);

  const shownAt = useRef(location.key);
  useLayoutEffect(() => {
    if (shownAt.current !== location.key) sheet.current?.hidePopover();
    shownAt.current = location.key;
  }, [location.key]);

  useEffect(() => {
    document.documentElement.toggleAttribute("data-menu-open", isOpen);
  }, [isOpen]);

  useEffect(() => {
    const wideScreen = window.matchMedia(WIDE_SCREEN);
    const closeOnWideScreen = () => sheet.current?.hidePopover();
    wideScreen.addEventListener("change", closeOnWideScreen);
    return () => wideScreen.removeEventListener("change", closeOnWideScreen);
  }, []);

  return (
    <>
      <button
        type="button"
        className="RoundButton MobileMenu-toggle"
        popoverTarget={SHEET_ID}
        aria-label={isOpen ? layoutWords.closeMenu : layoutWords.openMenu}
        // Without script the browser exposes the state of the popover itself.
        aria-expanded={isLive ? isOpen : undefined}
        aria-controls={SHEET_ID}
      >
        <Icon name="menu" className="MobileMenu-icon" />
        <Icon name="close" className="MobileMenu-icon" />
      </button>
      <div
        ref={sheet}
        id={SHEET_ID}
        className="MobileMenu"
        popover="auto"
        data-tone="dark"
        onBeforeToggle={handleToggle}
      >
        <nav aria-label={layoutWords.mobileNavigation}>
          <SiteLink to={aboutLink} isCurrent={page === aboutLink.href} onClick={close}>
            {aboutLink.label}
          </SiteLink>
          {navigationMenus.map(({ label, links }) => (
            <div key={label}>
              <p id={`mobile-${label.toLowerCase()}`}>{label}</p>
              <ul aria-labelledby={`mobile-${label.toLowerCase()}`}>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <SiteLink to={{ nav: "client-delayed", href }} isCurrent={href === page} onClick={close}>
                      {label}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className="MobileMenu-actions">
          <ButtonLink button={contactButton} onClick={close} />
          <ButtonLink button={registryButton} onClick={close} />
        </div>
      </div>
    </>
  );
}
