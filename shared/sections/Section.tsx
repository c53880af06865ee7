import type { ReactNode } from "react";
import { HydrationBoundary } from "../errors/HydrationBoundary";
import type { HourName } from "../people/hours";
import { cx } from "../components/cx";
import "./Section.css";

export type Tone = "light" | "tint" | "warm" | "dark" | "gradient";

interface SectionProps {
  /** The id for links with a hash. The section's heading has the id `${id}-heading`. */
  readonly id: string;
  /** The id of the heading, where it is another one. */
  readonly labelledBy?: string;
  readonly tone: Tone;
  readonly hour?: HourName;
  /** The class of the component that builds on this one. */
  readonly className?: string | undefined;
  /** The class with which that component lays out the container. */
  readonly containerClass?: string;
  /** Leaves out the container, because some of the children reach the edges of the viewport. */
  readonly isFullBleed?: boolean;
  readonly children: ReactNode;
}

/** A section of full width, with its children in the container. It is hydrated alone: see HydrationBoundary. */
export function Section({
  id,
  labelledBy = headingId(id),
  tone,
  hour,
  className,
  containerClass,
  isFullBleed,
  children,
}: SectionProps) {
  return (
    <HydrationBoundary>
      <section
        id={id}
        className={cx("Section", className)}
        data-tone={tone}
        data-hour={hour}
        aria-labelledby={labelledBy}
      >
        {isFullBleed ? children : <div className={cx("container", containerClass)}>{children}</div>}
      </section>
    </HydrationBoundary>
  );
}

export function headingId(sectionId: string): string {
  return `${sectionId}-heading`;
}
