import type { ReactNode } from "react";
import { spokenText } from "../spokenForms";

interface DrawingProps {
  readonly alt: string;
  readonly className: string;
  readonly "data-tone"?: "light" | "dark";
  readonly children: ReactNode;
}

/** What makes an element a drawing that is read out as its alternative text. */
export function readOutAs(alt: string) {
  return { role: "img", "aria-label": spokenText(alt) } as const;
}

/** A drawing made of boxes and words. */
export function Drawing({ alt, children, ...box }: DrawingProps) {
  return (
    <div {...box} {...readOutAs(alt)}>
      {/* Browsers read out the parts of an image too, unless they are hidden. */}
      <div className="Drawing-parts" aria-hidden="true">
        {children}
      </div>
    </div>
  );
}
