import { useEffect, useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { DismissButton } from "../components/DismissButton";
import { Icon } from "../components/Icon";
import { dismissToast, keptToasts, subscribeToToasts, type Toast } from "./toastStore";
import "./Toaster.css";

const words = { region: "Notifications", dismiss: "Dismiss notification" } as const;

/** Shows the open toast in a live region that exists before it. */
export function Toaster({ isInert = false }: { readonly isInert?: boolean }) {
  const kept = useSyncExternalStore(subscribeToToasts, keptToasts, noToasts);
  const toast = kept.find(({ isOpen }) => isOpen);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);

  const dismiss = () => {
    if (!toast) return;
    // The button disappears with the toast, so focus returns to where it was.
    if (region.current?.contains(document.activeElement) && cameFrom.current instanceof HTMLElement)
      cameFrom.current.focus({ preventScroll: true });
    dismissToast(toast.id);
  };
  // Escape works anywhere, so that a toast over the focused element can be dismissed. What is open before it closes first.
  const dismissOnEscape = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === "Escape" && !defaultPrevented && !isInert) dismiss();
  });
  const isOpen = toast !== undefined;
  // An attribute of the root, since with `:root:has(.Toast)` every change of the page computes all of its styles again.
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
        {toast ? <Icon name="half" /> : null}
        <div role="status" aria-atomic="true">
          {toast ? (
            // Remounted, so that a repeated toast is announced again.
            <div key={toast.id}>
              <p className="Toast-title">{toast.title}</p>
              <p>{toast.description}</p>
            </div>
          ) : null}
        </div>
        {toast ? (
          <DismissButton
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
