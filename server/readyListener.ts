import type { IncomingMessage, RequestListener } from "node:http";
import type { Documents } from "./documents/documents";
import type { ErrorDocuments } from "./documents/errorDocuments";
import { failsPrecondition, sendReady, type ReadyResponse } from "./http/readyResponse";

/** A host and a port as in RFC 3986. Two `Host` lines do not match: Node joins them with a comma and a space. */
const VALID_HOST = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/i;

interface Parts {
  readonly documents: Documents;
  readonly errors: ErrorDocuments;
  /** By their paths: the assets of this release, and what robots and feed readers ask for. */
  readonly files: readonly ReadonlyMap<string, ReadyResponse>[];
  readonly app: RequestListener;
}

/** Sends what is ready at once, and hands the rest to Express, except targets that would skip its middleware. */
export function createReadyListener({ documents, errors, files, app }: Parts): RequestListener {
  const findReady = (target: string) => {
    const document = documents.findReady(target);
    if (document) return document;

    // A file is found with any query.
    const [path = ""] = target.split("?", 1);
    for (const filesByPath of files) {
      const file = filesByPath.get(path);
      if (file) return file;
    }
    return undefined;
  };

  return (request, response) => {
    const { method, url = "" } = request;
    const target = originForm(url);
    if (target === undefined || !isOfOurVersions(request)) return void errors.send(400, response);

    const isReading = method === "GET" || method === "HEAD";
    const ready = isReading ? findReady(target) : undefined;
    if (ready && failsPrecondition(request, ready)) return void errors.send(412, response);
    if (ready) return sendReady(response, ready);

    request.url = target;
    return app(request, response);
  };
}

/** HTTP/1.1 requires one `Host` (RFC 9112, 3.2); Node also reads versions 0.9 and 2.0. */
function isOfOurVersions({ headers: { host }, httpVersion }: IncomingMessage): boolean {
  const mayLackHost = httpVersion === "1.0";
  if (host === undefined) return mayLackHost;
  return (mayLackHost || httpVersion === "1.1") && VALID_HOST.test(host);
}

/** Servers have to accept targets with scheme and host, too (RFC 9112, 3.2). */
function originForm(target: string): string | undefined {
  if (target.startsWith("/")) return target;
  const [, rest] = /^https?:\/\/[^/?#]+(.*)/i.exec(target) ?? [];
  return rest === undefined || rest.startsWith("/") ? rest : `/${rest}`;
}
