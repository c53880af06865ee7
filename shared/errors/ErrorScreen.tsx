import { ButtonRow, type ButtonContent } from "../components/Button";
import { company } from "../company";
import { pages } from "../routes/pageTable";
import "./ErrorScreen.css";

const HEADING = "Unexpected Application Error!";
const NO_ROUTE_MESSAGE = "No route matches URL";

const buttons = [
  { label: "Return to Home", href: pages.home.path, nav: "full", variant: "primary" },
  { label: "Contact us", href: `mailto:${company.supportEmail}`, nav: "mail", variant: "text" },
] as const satisfies readonly ButtonContent[];

/** Shown in place of a page that cannot be rendered. It needs neither the router nor script. */
export function ErrorScreen({ status, reason }: { status: number; reason: string | undefined }) {
  return (
    <section className="ErrorScreen" data-tone="dark" aria-labelledby="error-heading">
      <div className="ErrorScreen-words container stack">
        <p className="ErrorScreen-number" aria-hidden="true">
          {status}
        </p>
        <h1 id="error-heading" className="title-xl">
          {HEADING}
        </h1>
        <p>
          {status} {reason}
        </p>
        {status === 404 ? <p>{NO_ROUTE_MESSAGE}</p> : null}
        <ButtonRow buttons={buttons} />
        <div className="ErrorScreen-horizon" />
      </div>
    </section>
  );
}
