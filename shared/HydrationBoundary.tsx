import { Suspense, type ReactNode } from "react";

/**
 * A part of the page that is hydrated on its own. Where an extension has changed it before, React renders this part anew, and
 * not the whole document. Nothing in it may suspend: then neither server nor browser ever shows a fallback. A component whose
 * effects need the elements of a part stands in the part itself, since what stands around it is hydrated earlier.
 */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}
