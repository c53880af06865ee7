/** The site's public origin as the server wrote it into this document; a page without an address of its own has none. */
export function publicOriginOf(document: Document): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return new URL(canonical?.href ?? document.location.href).origin;
}
