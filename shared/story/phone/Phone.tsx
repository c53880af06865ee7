import type { ReactNode, Ref } from "react";
import { cx } from "../../components/cx";
import "./Phone.css";

interface PhoneProps {
  readonly ref?: Ref<HTMLDivElement>;
  /** The class with which the surrounding component places the phone. */
  readonly className?: string | undefined;
  /** What is on its screen: a head, a part that is as tall as there is room for, and a foot. */
  readonly children: ReactNode;
}

/** A phone as a picture. */
export function Phone({ ref, className, children }: PhoneProps) {
  return (
    <div ref={ref} className={cx("Phone", className)} data-tone="light">
      <div className="Phone-screen forced-edge">{children}</div>
    </div>
  );
}
