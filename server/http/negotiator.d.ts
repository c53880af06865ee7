/** What the site uses of the package, whose published types end before version 1. */
declare module "negotiator" {
  import type { IncomingHttpHeaders } from "node:http";

  export default class Negotiator {
    constructor(request: { readonly headers: IncomingHttpHeaders });
    /** The best of the available content codings, by the client's weights and then by our preference. */
    encoding<Available extends string>(
      available: readonly Available[],
      options: { readonly preferred: readonly Available[] },
    ): Available | undefined;
  }
}
