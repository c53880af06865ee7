import { Suspense, type ReactNode } from "react";
import { HydratedPart, useWaitingPart } from "./hydrationProgress";

/**
 * A part of the page that is hydrated on its own. If an extension has changed it, React renders only this part again and not the
 * whole document.
 * Nothing inside may suspend, so that the fallback is never shown. If a component's effects need elements of a part, put the
 * component into that part: what is outside the part is hydrated earlier.
 */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  useWaitingPart();
  return (
    <Suspense fallback={null}>
      <HydratedPart />
      {children}
    </Suspense>
  );
}
