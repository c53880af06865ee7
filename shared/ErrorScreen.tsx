import { ButtonRow, type ButtonContent } from "./components/Button";
import { company } from "./company";
import { pages } from "./pageTable";
import "./ErrorScreen.css";

/** The reason phrase of every status whose response is an error screen, as in RFC 9110. */
export const statusTexts = {
  400: "Bad Request",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  412: "Precondition Failed",
  500: "Internal Server Error",
  503: "Service Unavailable",
} as const;

export type ErrorStatus = keyof typeof statusTexts;

const HEADING = "Unexpected Application Error!";
const NO_ROUTE_MESSAGE = "No route matches URL";

const buttons = [
  { label: "Return to Home", href: pages.home.path, nav: "full", style: "primary" },
  { label: "Contact us", href: `mailto:${company.supportEmail}`, nav: "mail", style: "text" },
] as const satisfies readonly ButtonContent[];

/** Shown in place of a page that cannot be rendered. It needs neither the router nor script. */
export function ErrorScreen({ status }: { status: ErrorStatus }) {
  return (
    <section className="ErrorScreen" data-tone="dark" aria-labelledby="error-heading">
      <div className="container stack">
        <p className="ErrorScreen-number" aria-hidden="true">
          {status}
        </p>
        <h1 id="error-heading" className="title-xl">
          {HEADING}
        </h1>
        <p>
          {status} {statusTexts[status]}
        </p>
        {status === 404 ? <p>{NO_ROUTE_MESSAGE}</p> : null}
        <ButtonRow buttons={buttons} />
        <div className="ErrorScreen-horizon" />
      </div>
    </section>
  );
}
