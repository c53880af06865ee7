import type { ReactNode } from "react";
import { RunningText } from "../../components/RunningText";
import { MoreLink, type LinkContent } from "../../components/SiteLink";
import { RisingColumns } from "../../charts/RisingColumns";
import { projectedColumns } from "../../projection";
import "./ProductDoors.css";

export interface ProductDoor {
  readonly title: string;
  readonly body: string;
  readonly link: LinkContent;
  readonly drawing: keyof typeof drawings;
}

/** Three tall doors that touch: night, petrol, sun. Their illustrations have no words and no values. */
export function ProductDoors({ doors }: { doors: readonly ProductDoor[] }) {
  return (
    <ul className="ProductDoors columns planes">
      {doors.map(({ title, body, link, drawing }, index) => (
        <li key={title} data-tone={index === 2 ? "light" : "dark"}>
          <h3 className="title-md">{title}</h3>
          <p>
            <RunningText text={body} />
          </p>
          <MoreLink link={link} />
          <div className="ProductDoors-drawing">{drawings[drawing]}</div>
        </li>
      ))}
    </ul>
  );
}

const drawings = {
  registry: (
    <svg
      className="ProductDoors-registry"
      fill="none"
      strokeLinecap="round"
      viewBox="0 0 240 116.5"
      aria-hidden="true"
    >
      <path d="M0 20h240M0 52h240M0 84h240M0 116h240" />
      <path className="ProductDoors-people" strokeWidth="14" d="M8 36h0" />
      <path className="ProductDoors-people" strokeWidth="8" d="M32 36h64m24 0h40m24 0h48" />
      <path
        className="ProductDoors-dim"
        strokeWidth="2"
        d="M2 68a6 6 0 0 1 12 0 6 6 0 0 1-12 0m27 0h44M2 100a6 6 0 0 1 12 0 6 6 0 0 1-12 0m27 0h44"
      />
    </svg>
  ),
  bubbles: (
    <svg className="ProductDoors-bubbles" viewBox="0 0 240 116" aria-hidden="true">
      <path d="M14 8h128a14 14 0 0 1 14 14v22a14 14 0 0 1-14 14H3a3 3 0 0 1-3-3V22A14 14 0 0 1 14 8Z" />
      <path
        className="ProductDoors-answer"
        d="M176 72h50a14 14 0 0 1 14 14v27a3 3 0 0 1-3 3h-61a14 14 0 0 1-14-14V86a14 14 0 0 1 14-14Z"
      />
      <path
        className="ProductDoors-line"
        strokeWidth="4"
        strokeLinecap="round"
        d="M18 25h108M18 41h66M182 94h40"
      />
    </svg>
  ),
  columns: <RisingColumns columns={projectedColumns} />,
} as const satisfies Record<string, ReactNode>;
