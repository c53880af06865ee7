/** A content security policy as a browser applies it, as far as the site's own directives go (CSP Level 3). */
export class ContentPolicy {
  readonly #directives: ReadonlyMap<string, readonly string[]>;
  readonly #ownOrigin: string;

  constructor(header: string, ownOrigin: string) {
    const directives = header.split(";").map((directive) => directive.trim().split(/\s+/));
    // Browsers take the first of two directives with the same name.
    this.#directives = new Map(
      directives.toReversed().map(([name = "", ...sources]) => [name.toLowerCase(), sources]),
    );
    this.#ownOrigin = ownOrigin;
  }

  /** Whether something may be fetched from this address, or sent to it. */
  allows(directive: string, address: string): boolean {
    const url = new URL(address, this.#ownOrigin);
    return this.#sources(directive).some((source) => {
      if (source === "'self'") return url.origin === this.#ownOrigin;
      if (source === "*") return true;
      if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return url.protocol === source;
      return URL.canParse(source) && new URL(source).origin === url.origin;
    });
  }

  /** Whether code or styles that stand in the document itself may run. */
  allowsInline(directive: string): boolean {
    return this.#sources(directive).some((source) => /^'(?:unsafe-|nonce-|sha\d)/.test(source));
  }

  #sources(directive: string): readonly string[] {
    const isFetched = directive.endsWith("-src");
    return (
      this.#directives.get(directive) ??
      (isFetched ? this.#directives.get("default-src") : undefined) ?? ["*"]
    );
  }
}
