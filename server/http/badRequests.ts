import { STATUS_CODES, type RequestListener, type Server } from "node:http";
import type { Duplex } from "node:stream";

const statusByErrorCode: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what Node would answer by itself, without our headers, before any listener sees it. */
export function answerBadRequests(
  server: Server,
  listener: RequestListener,
  commonHeaders: Readonly<Record<string, string>>,
): void {
  const answer = (status: number, more: Readonly<Record<string, string>> = {}) =>
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...Object.entries({
        ...commonHeaders,
        "Cache-Control": "no-store",
        "Content-Length": "0",
        Connection: "close",
        ...more,
      }).map(([name, value]) => `${name}: ${value}`),
      "",
      "",
    ].join("\r\n");

  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (socket.writable && !isAnswering(socket))
      socket.write(answer(statusByErrorCode[error.code ?? ""] ?? 400));
    socket.destroy();
  });
  // Nobody may tunnel through here.
  server.on("connect", (_request, socket: Duplex) => {
    socket.on("error", () => undefined);
    socket.end(answer(405, { Allow: "GET, HEAD" }));
  });
  // Whatever a client expects, it gets an answer.
  server.on("checkExpectation", listener);
}

/** Whether an answer is on its way already: a second one would be read as its body. */
function isAnswering(socket: Duplex): boolean {
  const { _httpMessage } = socket as { _httpMessage?: { headersSent?: boolean } | null };
  return _httpMessage?.headersSent === true;
}
