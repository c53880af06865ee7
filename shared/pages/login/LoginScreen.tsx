import type { ReactNode } from "react";
import { SunArch } from "../../illustrations/SunArch";
import { headingId } from "../../sections/Section";
import "./LoginScreen.css";
import "../../forms/Form.css";

/** A light panel in the blue hour, beside the first sun on the horizon. */
export function LoginScreen({ id, children }: { id: string; children: ReactNode }) {
  return (
    <section id={id} className="LoginScreen" data-tone="gradient" aria-labelledby={headingId(id)}>
      <div className="container columns">
        <div className="Panel LoginScreen-panel" data-tone="light">
          {children}
        </div>
        <div className="LoginScreen-horizon SunArch-place screen-only">
          <SunArch />
        </div>
      </div>
    </section>
  );
}
