import { useEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent, type RefObject } from "react";
import { Icon } from "../components/Icon";
import { dismissToast, keptToasts, subscribeToToasts, type Toast } from "./toastStore";

const words = { region: "Notifications", dismiss: "Dismiss notification" } as const;

/** Shows the open toast in a live region that stands there before it, and never over what has focus. */
export function Toaster({ isInert = false }: { readonly isInert?: boolean }) {
  const kept = useSyncExternalStore(subscribeToToasts, keptToasts, noToasts);
  const toast = kept.find(({ isOpen }) => isOpen);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);
  const isAtTop = useDodging(region, toast);

  const dismiss = () => {
    if (!toast) return;
    // The button goes with the toast: focus returns to where it was.
    if (region.current?.contains(document.activeElement) && cameFrom.current instanceof HTMLElement)
      cameFrom.current.focus({ preventScroll: true });
    dismissToast(toast.id);
  };
  const dismissOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    dismiss();
  };

  return (
    <section
      ref={region}
      className={isAtTop ? "Toaster Toaster-top" : "Toaster"}
      aria-label={words.region}
      inert={isInert}
    >
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
          <button
            type="button"
            className="Toast-dismiss"
            aria-label={words.dismiss}
            onClick={dismiss}
            onFocus={({ relatedTarget }) => {
              cameFrom.current = relatedTarget;
            }}
            onKeyDown={dismissOnEscape}
          >
            <Icon name="close" />
          </button>
        ) : null}
      </div>
    </section>
  );
}

const none: readonly Toast[] = [];
const noToasts = () => none;

/** Whether the toast has to stand at the top, because at the foot of the window it would cover what has focus. */
function useDodging(region: RefObject<HTMLElement | null>, toast: Toast | undefined): boolean {
  const [isAtTop, setIsAtTop] = useState(false);
  useEffect(() => {
    if (!toast) return;
    const dodge = () => {
      const focused = document.activeElement;
      if (!region.current || !focused || region.current.contains(focused)) return;
      setIsAtTop(isAtFoot(focused.getBoundingClientRect(), region.current.getBoundingClientRect()));
    };
    let frame = 0;
    const dodgeAndUncover = () => {
      dodge();
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (region.current) uncoverFocused(region.current);
      });
    };
    dodge();
    document.addEventListener("focusin", dodgeAndUncover);
    window.addEventListener("scroll", dodge, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener("focusin", dodgeAndUncover);
      window.removeEventListener("scroll", dodge);
    };
  }, [region, toast]);
  useEffect(() => {
    if (toast && isAtTop && region.current) uncoverFocused(region.current);
  }, [region, toast, isAtTop]);
  return isAtTop;
}

/** In a low window the toast covers at the top what it has made way for at the foot: then the page makes way for it. */
function uncoverFocused(toaster: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused || toaster.contains(focused)) return;
  const { top, bottom, right, height } = focused.getBoundingClientRect();
  const cover = toaster.getBoundingClientRect();
  const isCovered = bottom > cover.top && top < cover.bottom && right > cover.left;
  const canBeFree = height < window.innerHeight - cover.bottom;
  if (isCovered && canBeFree)
    window.scrollBy({ top: top - cover.bottom - UNCOVERED_GAP_PX, behavior: "instant" });
}

/** Room for the ring of what has focus. */
const UNCOVERED_GAP_PX = 8;

/** The widest gap between the toast and the edge of the window. */
const EDGE_GAP_PX = 40;

function isAtFoot(focused: DOMRect, toaster: DOMRect): boolean {
  const foot = window.innerHeight - toaster.height - EDGE_GAP_PX;
  // What fills the window, such as the page itself, is covered wherever the toast stands.
  const canBeFree = focused.height < foot;
  return (
    canBeFree && focused.bottom > foot && focused.top < window.innerHeight && focused.right > toaster.left
  );
}
