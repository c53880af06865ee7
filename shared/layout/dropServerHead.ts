/** Elements of the head that only the server writes. After a client-side navigation they would describe the wrong page. */
const SERVER_HEAD = '[rel="canonical"], [property], [name^="twitter:"], [type$="ld+json"]';

export function dropServerHead(): void {
  for (const tag of document.head.querySelectorAll(SERVER_HEAD)) tag.remove();
}
