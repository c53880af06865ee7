import type { ReactNode } from "react";
import { HydrationBoundary } from "../errors/HydrationBoundary";
import { headingId } from "./Section";

interface InnerSectionProps {
  readonly id: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A section inside another one, whose tone and space it shares. It is hydrated alone, too. */
export function InnerSection({ id, className, children }: InnerSectionProps) {
  return (
    <HydrationBoundary>
      <section id={id} className={className} aria-labelledby={headingId(id)}>
        {children}
      </section>
    </HydrationBoundary>
  );
}
