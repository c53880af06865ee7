import { once } from "node:events";
import { request, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/** What browsers of all ages accept, by the encoding that they get. */
export const acceptEncodings = {
  br: "gzip, deflate, br, zstd",
  gzip: "gzip, deflate",
  identity: "identity",
} as const;

interface EncodedResponse {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** The response of a server on this machine to one request, on a connection of its own and still encoded. */
export async function encodedResponse(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = "GET",
): Promise<EncodedResponse> {
  const outgoing = request({ port, host: "127.0.0.1", path, headers, method, agent: false });
  outgoing.end();
  const [response] = (await once(outgoing, "response")) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

export function decoded({ headers, body }: EncodedResponse): string {
  const encoding = headers["content-encoding"];
  if (encoding === "br") return brotliDecompressSync(body).toString();
  return (encoding === "gzip" ? gunzipSync(body) : body).toString();
}
