/** The status text of every status that the site answers with an error screen, by RFC 9110. */
export const statusTexts = {
  400: "Bad Request",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  500: "Internal Server Error",
} as const;

export type ErrorStatus = keyof typeof statusTexts;

export function ErrorScreen({ status }: { status: ErrorStatus }) {
  return (
    <section className="ErrorScreen" data-tone="dark">
      <div className="container">
        <h1>Unexpected Application Error!</h1>
        <p>
          {status} {statusTexts[status]}
        </p>
      </div>
    </section>
  );
}
