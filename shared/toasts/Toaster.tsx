import { useEffect, useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { DismissButton } from "../components/DismissButton";
import { Icon } from "../components/Icon";
import { dismissToast, keptToasts, subscribeToToasts, type Toast } from "./toastStore";
import "./Toast.css";
import "./Toaster.css";

const words = { region: "Notifications", dismiss: "Dismiss notification" } as const;

/** Shows the open toast. The live region is in the document before the toast, because screen readers announce only changes. */
export function Toaster({ isInert = false }: { readonly isInert?: boolean }) {
  const kept = useSyncExternalStore(subscribeToToasts, keptToasts, noToasts);
  const toast = kept.find(({ isOpen }) => isOpen);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);

  const dismiss = () => {
    if (!toast) return;
    // The close button disappears with the toast, so the focus returns to where it was.
    if (region.current?.contains(document.activeElement) && cameFrom.current instanceof HTMLElement)
      cameFrom.current.focus({ preventScroll: true });
    dismissToast(toast.id);
  };
  // Escape works everywhere, so that a toast that covers the focused element can be dismissed. An open menu closes first.
  const dismissOnEscape = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === "Escape" && !defaultPrevented && !isInert) dismiss();
  });
  const isOpen = toast !== undefined;
  // An attribute of the root element and not `:root:has(.Toast)`: with it the browser recalculates all styles whenever something
  // on the page changes.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute("data-toast", isOpen);
  }, [isOpen]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => dismissOnEscape(event);
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  return (
    <section ref={region} className="Toaster" aria-label={words.region} inert={isInert}>
      <div className={toast ? "Toast" : undefined} data-tone="dark">
        {toast ? <Icon name="half" className="Toast-mark" /> : null}
        <div role="status" aria-atomic="true">
          {toast ? (
            // The key remounts the text, so that a repeated toast is announced again.
            <div key={toast.id}>
              <p className="Toast-title">{toast.title}</p>
              <p className="Toast-text">{toast.description}</p>
            </div>
          ) : null}
        </div>
        {toast ? (
          <DismissButton
            className="Toast-close"
            aria-label={words.dismiss}
            onClick={dismiss}
            onFocus={({ relatedTarget }) => {
              cameFrom.current = relatedTarget;
            }}
          />
        ) : null}
      </div>
    </section>
  );
}

const none: readonly Toast[] = [];
const noToasts = () => none;
