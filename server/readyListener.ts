import type { IncomingMessage, RequestListener } from "node:http";
import type { Documents } from "./documents/documents";
import type { ErrorDocuments } from "./documents/errorDocuments";
import { failsPrecondition, sendReady, type ReadyResponse } from "./http/readyResponse";

/** A host and port as in RFC 3986. Node joins two `Host` headers with a comma and a space, which does not match. */
const VALID_HOST = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/i;

interface Parts {
  readonly documents: Documents;
  readonly errors: ErrorDocuments;
  /** Ready responses by path: the assets of this release, and the files for crawlers and feed readers. */
  readonly files: readonly ReadonlyMap<string, ReadyResponse>[];
  readonly app: RequestListener;
}

/**
 * Sends cached responses at once, and passes all other requests to Express. Targets that would bypass Express's middleware get a
 * 400.
 */
export function createReadyListener({ documents, errors, files, app }: Parts): RequestListener {
  const findReady = (target: string) => {
    const document = documents.findReady(target);
    if (document) return document;

    // Files ignore the query.
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

/** HTTP/1.1 requires one `Host` (RFC 9112, 3.2). Node also parses requests of version 0.9 and 2.0, which are refused. */
function isOfOurVersions({ headers: { host }, httpVersion }: IncomingMessage): boolean {
  const mayLackHost = httpVersion === "1.0";
  if (host === undefined) return mayLackHost;
  return (mayLackHost || httpVersion === "1.1") && VALID_HOST.test(host);
}

/** Servers have to accept absolute URLs as targets, too (RFC 9112, 3.2). */
function originForm(target: string): string | undefined {
  if (target.startsWith("/")) return target;
  const [, rest] = /^https?:\/\/[^/?#]+(.*)/i.exec(target) ?? [];
  return rest === undefined || rest.startsWith("/") ? rest : `/${rest}`;
}
