import type { ReactNode } from "react";
import { ButtonRow, type ButtonContent } from "../../components/Button";
import { Crumb } from "../../components/Crumb";
import { TextLink } from "../../components/SiteLink";
import { Census } from "../../charts/Census";
import { Hero } from "../../sections/Hero";
import { headingId } from "../../sections/Section";
import "./Lost.css";

export interface LostContent {
  readonly eyebrow: string;
  readonly heading: string;
  readonly body: string;
  readonly policies: { readonly beforeEmail: string; readonly email: string; readonly afterEmail: string };
  readonly buttons: readonly ButtonContent[];
}

interface LostProps {
  readonly id: string;
  readonly content: LostContent;
  /** Links to other pages. */
  readonly children: ReactNode;
}

/** A night sky with a hundred dots, one of them lit. */
export function Lost({ id, content, children }: LostProps) {
  const { eyebrow, heading, body, policies, buttons } = content;
  return (
    <Hero id={id} tone="dark" className="Lost">
      <div className="Lost-sky container columns-48">
        <div className="stack">
          <Crumb>{eyebrow}</Crumb>
          <h1 id={headingId(id)} className="title-xl">
            {heading}
          </h1>
          <p className="lead">{body}</p>
          <p className="Lost-policies">
            {policies.beforeEmail}{" "}
            <TextLink link={{ label: policies.email, href: `mailto:${policies.email}`, nav: "mail" }} />{" "}
            {policies.afterEmail}
          </p>
          <ButtonRow buttons={buttons} />
        </div>
        <div className="Lost-dots">
          <Census total={100} lit={1} rows={10} litFrom={67} hasFirstLight lights="glowing" />
        </div>
        {children}
      </div>
    </Hero>
  );
}
