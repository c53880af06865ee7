import type { ReactNode } from "react";
import { SunArch } from "../../illustrations/SunArch";
import { PeopleScene } from "../../components/PeopleScene";
import { Hero } from "../../sections/Hero";
import "../../components/Panel.css";
import "../../forms/Form.css";
import "./LoginScreen.css";

/** A light panel at blue hour. Behind it are two neighbors of Dana as silhouettes. */
export function LoginScreen({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Hero id={id} tone="gradient" className="LoginScreen">
      <div className="LoginScreen-columns container columns">
        <div className="Panel LoginScreen-panel" data-tone="light">
          {children}
        </div>
        <div className="LoginScreen-horizon SunArch-place screen-only">
          <PeopleScene className="LoginScreen-people" name="neighborsUnseen" />
          <SunArch className="LoginScreen-arch" />
        </div>
      </div>
    </Hero>
  );
}
