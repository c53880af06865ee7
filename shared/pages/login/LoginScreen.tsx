import type { ReactNode } from "react";
import { SunArch } from "../../illustrations/SunArch";
import { HorizonPeople } from "../../sections/HorizonPeople";
import { headingId } from "../../sections/Section";
import "../../components/Panel.css";
import "../../forms/Form.css";
import "./LoginScreen.css";

/** A light panel at blue hour. Behind it are two neighbors of Dana as silhouettes. */
export function LoginScreen({ id, children }: { id: string; children: ReactNode }) {
  return (
    <section id={id} className="LoginScreen" data-tone="gradient" aria-labelledby={headingId(id)}>
      <div className="LoginScreen-columns container columns">
        <div className="Panel LoginScreen-panel" data-tone="light">
          {children}
        </div>
        <div className="LoginScreen-horizon SunArch-place screen-only">
          <HorizonPeople className="LoginScreen-people" names={["MGY-2063", "MGY-2058"]} lit="nobody" />
          <SunArch className="LoginScreen-arch" />
        </div>
      </div>
    </section>
  );
}
