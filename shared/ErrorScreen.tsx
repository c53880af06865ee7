import { ButtonRow, type ButtonContent } from "./components/Button";
import { company } from "./company";
import { pages } from "./pageTable";

/** The status text of every status that the site answers with an error screen, by RFC 9110. */
export const statusTexts = {
  400: "Bad Request",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  500: "Internal Server Error",
} as const;

export type ErrorStatus = keyof typeof statusTexts;

export const errorHeading = "Unexpected Application Error!";

const NO_ROUTE_MESSAGE = "No route matches URL";

const buttons = [
  { label: "Return to Home", href: pages.home.path, nav: "full", style: "primary" },
  { label: "Contact us", href: `mailto:${company.supportEmail}`, nav: "mail", style: "text" },
] as const satisfies readonly ButtonContent[];

interface ErrorScreenProps {
  readonly status: ErrorStatus;
  /** What else is known, safe to show to a visitor. */
  readonly message?: string;
}

/** What stands in a page's place where the page cannot be shown. It needs no router and no script. */
export function ErrorScreen({
  status,
  message = status === 404 ? NO_ROUTE_MESSAGE : undefined,
}: ErrorScreenProps) {
  return (
    <section className="ErrorScreen" data-tone="dark" aria-labelledby="error-heading">
      <div className="container">
        <p className="ErrorScreen-number" aria-hidden="true">
          {status}
        </p>
        <h1 id="error-heading" className="title-xl">
          {errorHeading}
        </h1>
        <p>
          {status} {statusTexts[status]}
        </p>
        {message ? <p>{message}</p> : null}
        <ButtonRow buttons={buttons} />
        <div className="ErrorScreen-horizon" />
      </div>
    </section>
  );
}
