import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";
import { DismissButton } from "../components/DismissButton";
import { Icon } from "../components/Icon";
import { dismissToast, keptToasts, subscribeToToasts, type Toast } from "./toastStore";
import "./Toaster.css";

const words = { region: "Notifications", dismiss: "Dismiss notification" } as const;

/** Shows the open toast in a live region that is there before it. */
export function Toaster({ isInert = false }: { readonly isInert?: boolean }) {
  const kept = useSyncExternalStore(subscribeToToasts, keptToasts, noToasts);
  const toast = kept.find(({ isOpen }) => isOpen);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);

  const dismiss = () => {
    if (!toast) return;
    // The button goes with the toast: focus returns to where it was.
    if (region.current?.contains(document.activeElement) && cameFrom.current instanceof HTMLElement)
      cameFrom.current.focus({ preventScroll: true });
    dismissToast(toast.id);
  };
  // From anywhere, so that a toast over what has focus can be dismissed without leaving it.
  const dismissOnEscape = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === "Escape" && !isInert) dismiss();
  });
  const isOpen = toast !== undefined;
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent) => dismissOnEscape(event);
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isOpen]);

  return (
    <section ref={region} className="Toaster" aria-label={words.region} inert={isInert}>
      <div className={toast ? "Toast" : undefined} data-tone="dark">
        {toast ? <Icon name="half" /> : null}
        <div role="status" aria-atomic="true">
          {toast ? (
            // A new toast with the same words is new words to a screen reader.
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
