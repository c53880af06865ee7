import type { ReactNode } from "react";
import { RunningText } from "../../components/RunningText";
import { MoreLink, type LinkContent } from "../../components/SiteLink";
import { RisingColumns } from "../../charts/RisingColumns";
import { projectedColumns } from "../../figures/projection";
import "./ProductDoors.css";

export interface ProductDoor {
  readonly title: string;
  readonly body: string;
  readonly link: LinkContent;
  readonly drawing: keyof typeof drawings;
}

/** Three tall doors without gaps, in the colours of night, petrol and sun. Their illustrations have no text or values. */
export function ProductDoors({ doors }: { doors: readonly ProductDoor[] }) {
  return (
    <ul className="ProductDoors columns board">
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
      <path d="M0 44h240M0 80h240M0 116h240" />
      <path className="ProductDoors-lit" strokeWidth="16" d="M9 26h0" />
      <path className="ProductDoors-lit" strokeWidth="9" d="M46 26h0m24 0h0m24 0h0m24 0h0m24 0h0" />
      <path className="ProductDoors-lit" d="M200 44a18 18 0 0 1 36 0Z" />
      <path
        className="ProductDoors-dim"
        strokeWidth="2"
        d="M2 62a7 7 0 0 1 14 0 7 7 0 0 1-14 0M2 98a7 7 0 0 1 14 0 7 7 0 0 1-14 0M207 80a11 11 0 0 1 22 0M207 116a11 11 0 0 1 22 0"
      />
      <path className="ProductDoors-dim" strokeWidth="9" d="M46 62h0m24 0h0M46 98h0" />
    </svg>
  ),
  bubbles: (
    <svg className="ProductDoors-bubbles" viewBox="0 0 240 116" aria-hidden="true">
      <path d="M14 8h128a14 14 0 0 1 14 14v22a14 14 0 0 1-14 14H3a3 3 0 0 1-3-3V22A14 14 0 0 1 14 8Z" />
      <path
        className="ProductDoors-lit"
        d="M176 72h50a14 14 0 0 1 14 14v27a3 3 0 0 1-3 3h-61a14 14 0 0 1-14-14V86a14 14 0 0 1 14-14Z"
      />
      <path
        className="ProductDoors-line"
        strokeWidth="12"
        strokeLinecap="round"
        d="M48 33h0m30 0h0m30 0h0M201 94h0"
      />
    </svg>
  ),
  columns: <RisingColumns columns={projectedColumns} />,
} as const satisfies Record<string, ReactNode>;
