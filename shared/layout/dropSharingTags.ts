/** What the server alone writes into the head about the page of the document: none of it is true of another page. */
const SHARING_TAGS = '[property], [name^="twitter:"], [name="archive.org_bot"], [type$="ld+json"]';

export function dropSharingTags(): void {
  for (const tag of document.head.querySelectorAll(SHARING_TAGS)) tag.remove();
}
