/** Metadata that only the server renders. After a client-side navigation it would describe another page. */
const SHARING_TAGS = '[property], [name^="twitter:"], [type$="ld+json"]';

export function dropSharingTags(): void {
  for (const tag of document.head.querySelectorAll(SHARING_TAGS)) tag.remove();
}
