import type { ReactNode } from "react";

export type Tone = "light" | "tint" | "warm" | "dark" | "gradient";

interface SectionProps {
  /** The section's id in the copy deck and in the document; its heading has the id `${id}-heading`. */
  readonly id: string;
  /** "warm" is the tint of morning: the tone `tint` on a warm ground. */
  readonly tone: Tone;
  /** The class of the section that builds on this one. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** A full-width band with its tone. Heroes bring a padding of their own; all others share this one. */
export function Section({ id, tone, className, children }: SectionProps) {
  return (
    <section
      id={id}
      className={className ? `Section ${className}` : "Section"}
      data-tone={tone === "warm" ? "tint" : tone}
      data-warm={tone === "warm" ? "" : undefined}
      aria-labelledby={headingId(id)}
    >
      {children}
    </section>
  );
}

export function headingId(sectionId: string): string {
  return `${sectionId}-heading`;
}
