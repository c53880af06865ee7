import type { ReactNode } from "react";
import { ButtonRow, type ButtonContent } from "../../components/Button";
import { Eyebrow } from "../../components/Eyebrow";
import { TextLink } from "../../components/SiteLink";
import { LitDots } from "../../charts/lit/LitDots";
import { Hero } from "../../sections/Hero";
import { headingId } from "../../sections/Section";
import "./NotFoundHero.css";

export interface NotFoundHeroContent {
  readonly eyebrow: string;
  readonly heading: string;
  readonly body: string;
  readonly policies: { readonly beforeEmail: string; readonly email: string; readonly afterEmail: string };
  readonly buttons: readonly ButtonContent[];
}

interface NotFoundHeroProps {
  readonly id: string;
  readonly content: NotFoundHeroContent;
  /** Links to other pages. */
  readonly children: ReactNode;
}

/** A night sky with a hundred dots, one of them lit. */
export function NotFoundHero({ id, content, children }: NotFoundHeroProps) {
  const { eyebrow, heading, body, policies, buttons } = content;
  return (
    <Hero id={id} tone="dark" className="NotFoundHero">
      <div className="NotFoundHero-sky container columns-48">
        <div className="stack">
          <Eyebrow>{eyebrow}</Eyebrow>
          <h1 id={headingId(id)} className="title-xl">
            {heading}
          </h1>
          <p className="lead">{body}</p>
          <p className="NotFoundHero-policies">
            {policies.beforeEmail}{" "}
            <TextLink link={{ label: policies.email, href: `mailto:${policies.email}`, nav: "mail" }} />{" "}
            {policies.afterEmail}
          </p>
          <ButtonRow buttons={buttons} />
        </div>
        <div className="NotFoundHero-dots">
          <LitDots total={100} lit={1} rows={10} litFrom={63} hasFirstLight lights="glowing" />
        </div>
        {children}
      </div>
    </Hero>
  );
}
