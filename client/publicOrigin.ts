/** The site's public origin as the server wrote it into every document that the browser takes over, the 404 page too. */
export function publicOriginOf(document: Document): string {
  const picture = document.querySelector<HTMLMetaElement>('meta[property="og:image"]');
  return new URL(picture?.content ?? document.location.href).origin;
}
