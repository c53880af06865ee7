import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type PointerEvent,
} from "react";
import { Icon } from "../components/Icon";
import { SiteLink } from "../components/SiteLink";
import type { NavigationMenu } from "./navigation";
import { useIsLive } from "../components/useIsLive";
import "./DropDownMenu.css";

const DROP_DOWN_CLOSE_DELAY_MS = 150;

/** `hovered` closes when the pointer leaves; `pinned`, after a click or a key press, stays open. */
export type DropDownState = "closed" | "hovered" | "pinned";

interface DropDownMenuProps {
  readonly menu: NavigationMenu;
  readonly currentPath: string;
  readonly state: DropDownState;
  /** Takes an updater function, because the state may be newer than the rendered one. */
  readonly onChange: (change: (present: DropDownState) => DropDownState) => void;
}

/** A button that opens a list of links: on hover with a mouse, on press by touch or keyboard. */
export function DropDownMenu({ menu, currentPath, state, onChange }: DropDownMenuProps) {
  const id = `${menu.label.toLowerCase()}-menu`;
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const closing = useRef<number>(undefined);
  const isOpen = state !== "closed";
  const isLive = useIsLive();

  const change: DropDownMenuProps["onChange"] = (next) => {
    window.clearTimeout(closing.current);
    onChange(next);
  };

  // CSS may have opened the menu before hydration. Keep it open then.
  const keepOpen = useEffectEvent(() => {
    if (item.current?.contains(document.activeElement)) change(() => "pinned");
    else if (item.current?.matches(":hover")) change(() => "hovered");
  });
  useLayoutEffect(() => {
    keepOpen();
    return () => window.clearTimeout(closing.current);
  }, []);

  // If the focused link were hidden, the focus would jump to the top of the page.
  useLayoutEffect(() => {
    if (!isOpen && panel.current?.contains(document.activeElement)) button.current?.focus();
  }, [isOpen]);

  const handleEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    // Keeps a toast behind the menu open: the next Escape closes it.
    event.preventDefault();
    if (state === "pinned") button.current?.focus();
    change(() => "closed");
  });
  const handlePressOutside = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && !item.current?.contains(event.target)) change(() => "closed");
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    // In the capture phase, so that it runs before the toast's handler.
    document.addEventListener("keydown", (event) => handleEscape(event), { capture: true, signal });
    document.addEventListener("pointerdown", (event) => handlePressOutside(event), { signal });
    return () => listening.abort();
  }, [isOpen]);

  const handlePointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType === "mouse") change((present) => (present === "closed" ? "hovered" : present));
  };
  const handlePointerLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== "mouse") return;
    const close = () => onChange((present) => (present === "hovered" ? "closed" : present));
    closing.current = window.setTimeout(close, DROP_DOWN_CLOSE_DELAY_MS);
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) change(() => "closed");
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only watches what it holds
    <li
      ref={item}
      className="DropDownMenu"
      data-open={isOpen ? "" : undefined}
      // Without this attribute CSS alone opens the menu.
      data-live={isLive ? "" : undefined}
      onPointerEnter={handlePointerEnter}
      onPointerLeave={handlePointerLeave}
      onBlur={handleBlur}
    >
      <button
        ref={button}
        type="button"
        className="MainNavigation-item"
        aria-label={menu.ariaLabel}
        // Without script CSS opens the menu, and this attribute would not change.
        aria-expanded={isLive ? isOpen : undefined}
        aria-controls={id}
        aria-current={belongsTo(menu, currentPath) ? "true" : undefined}
        onClick={() => change((present) => (present === "pinned" ? "closed" : "pinned"))}
      >
        {menu.label}
        <Icon name="chev" className="DropDownMenu-arrow" />
      </button>
      <div ref={panel} id={id} className="DropDownMenu-panel" data-tone="light">
        <ul>
          {menu.links.map(({ label, href, description }) => (
            <li key={href}>
              <SiteLink
                to={{ nav: "client-delayed", href }}
                isCurrent={href === currentPath}
                onClick={() => change(() => "closed")}
              >
                <strong>{label}</strong> <span>{description}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

function belongsTo({ links, unlistedPage }: NavigationMenu, path: string): boolean {
  return path === unlistedPage || links.some(({ href }) => href === path);
}
