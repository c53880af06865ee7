import type { ReactNode } from "react";
import { spokenText } from "../figures/spokenForms";
import "./Drawing.css";

interface DrawingProps {
  readonly alt: string;
  readonly className: string;
  readonly "data-tone"?: "light" | "dark";
  readonly "data-draws"?: "";
  readonly children: ReactNode;
}

/** Attributes that make a chart or illustration an image with this alternative text. */
export function readOutAs(alt: string) {
  return { role: "img", "aria-label": spokenText(alt) } as const;
}

/** A chart or an illustration made of HTML elements, with alternative text. */
export function Drawing({ alt, children, ...box }: DrawingProps) {
  return (
    <div {...box} {...readOutAs(alt)}>
      {/* Some screen readers read the children of role="img" too. */}
      <div className="Drawing-parts" aria-hidden="true">
        {children}
      </div>
    </div>
  );
}
