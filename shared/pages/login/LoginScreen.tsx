import type { ReactNode } from "react";
import { PeopleScene } from "../../components/PeopleScene";
import { Hero } from "../../sections/Hero";
import "../../components/Panel.css";
import "../../forms/Form.css";
import "./LoginScreen.css";

/** A light panel at blue hour. Behind it stand Dana and, still unseen, her neighbors. */
export function LoginScreen({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Hero id={id} tone="gradient" className="LoginScreen">
      <div className="LoginScreen-columns container">
        <PeopleScene className="LoginScreen-people screen-only" name="danaAmongUnseen" isFirst />
        <div className="Panel LoginScreen-panel" data-tone="light">
          {children}
        </div>
      </div>
    </Hero>
  );
}
