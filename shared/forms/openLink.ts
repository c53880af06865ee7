/** Hands a link to the visitor's mail program; the page stays where it is. */
export function openLink(link: string): void {
  window.location.href = link;
}
