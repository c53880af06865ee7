import type { IncomingMessage, RequestListener } from "node:http";
import type { DocumentCache } from "./documents/documentCache";
import type { ErrorDocuments } from "./documents/errorDocuments";
import { failsPrecondition, sendCached, type CachedResponse } from "./http/cachedResponse";
import { requestIdOf } from "./http/requestId";
import type { RequestLog } from "./operations/requestLog";
import type { ServerContext } from "./serverContext";

/** A host and port as in RFC 3986. Node joins two `Host` headers with a comma and a space, which does not match. */
const VALID_HOST = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/i;

interface Parts {
  readonly state: ServerContext["state"];
  readonly setSecurityHeaders: ServerContext["setSecurityHeaders"];
  readonly logRequest: RequestLog;
  readonly documents: DocumentCache;
  readonly errors: ErrorDocuments;
  /** Cached responses by path: the assets of this release, and the files for crawlers and feed readers. */
  readonly files: readonly ReadonlyMap<string, CachedResponse>[];
  readonly app: RequestListener;
}

/**
 * The way of every request through the server: it is logged; what cannot be understood is refused; what is in memory is sent at
 * once; all else passes through the Express app.
 */
export function handleRequests(parts: Parts): RequestListener {
  const { state, setSecurityHeaders, logRequest, documents, errors, files, app } = parts;

  const findCached = (target: string) => {
    const document = documents.findCached(target);
    if (document) return document;

    // Files ignore the query.
    const [path = ""] = target.split("?", 1);
    return files.find((byPath) => byPath.has(path))?.get(path);
  };

  return (request, response) => {
    const target = originForm(request.url ?? "");
    // From here on without a host, user or password, which an absolute target may have.
    request.url = target ?? "";
    request.id = requestIdOf(request);
    logRequest(request, response);
    setSecurityHeaders(request, response);
    if (state.isStopping) response.setHeader("Connection", "close");

    // Express would pass these by its middleware, and so send none of our headers.
    if (target === undefined || !hasValidHost(request)) return void errors.send(400, response);

    const isReading = request.method === "GET" || request.method === "HEAD";
    const cached = isReading ? findCached(target) : undefined;
    if (!cached) return app(request, response);
    if (failsPrecondition(request, cached)) return void errors.send(412, response);
    return sendCached(response, cached);
  };
}

/** HTTP/1.1 requires one `Host` (RFC 9112, 3.2). Node also parses requests of version 0.9 and 2.0, which are refused. */
function hasValidHost({ headers: { host }, httpVersion }: IncomingMessage): boolean {
  const mayLackHost = httpVersion === "1.0";
  if (host === undefined) return mayLackHost;
  return (mayLackHost || httpVersion === "1.1") && VALID_HOST.test(host);
}

/** Servers have to accept absolute URLs as targets, too (RFC 9112, 3.2). Undefined if the target is neither a URL nor a path. */
function originForm(target: string): string | undefined {
  if (target.startsWith("/")) return target;
  const [, rest] = /^https?:\/\/[^/?#]+(.*)/i.exec(target) ?? [];
  return rest === undefined || rest.startsWith("/") ? rest : `/${rest}`;
}
