/** Opens a link in the visitor's mail program without leaving the page. */
export function openLink(link: string): void {
  window.location.href = link;
}
