import type { ReactNode } from "react";
import { cx } from "../../components/cx";
import { KindNote } from "../../components/KindNote";
import { Mark } from "../../components/Mark";
import type { KindNoteName } from "../../components/kindNotes";
import "./ProductWindow.css";

interface ProductWindowProps {
  /** Shown in the title bar. */
  readonly title: string;
  /** What kind of figures the window shows, in the title bar, too. */
  readonly kind: KindNoteName;
  /** The class with which the surrounding component places the window. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** A window of the software. What is in it can depend on its width, with the container `window`. */
export function ProductWindow({ title, kind, className, children }: ProductWindowProps) {
  return (
    <div className={cx("ProductWindow", className)} data-tone="dark" data-draws="">
      <div className="ProductWindow-frame forced-edge">
        <div className="ProductWindow-bar">
          <p className="ProductWindow-title">
            <Mark />
            {title}
          </p>
          <KindNote name={kind} />
        </div>
        {children}
      </div>
    </div>
  );
}
