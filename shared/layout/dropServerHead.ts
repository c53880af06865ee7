/** What the server alone writes about one page. After a client-side navigation it would describe another. */
const SERVER_HEAD = '[rel="canonical"], [property], [name^="twitter:"], [type$="ld+json"]';

export function dropServerHead(): void {
  for (const tag of document.head.querySelectorAll(SERVER_HEAD)) tag.remove();
}
