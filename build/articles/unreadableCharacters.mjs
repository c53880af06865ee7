/** Characters that XML 1.0 cannot hold, so that one of them would make the whole feed unreadable. */
// oxlint-disable-next-line no-control-regex -- these are what it finds
const UNREADABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/u;

/**
 * @param {string} text
 * @returns {string | undefined} what to do about the first invisible control character in the text
 */
export function findUnreadable(text) {
  const [character] = UNREADABLE.exec(text) ?? [];
  if (character === undefined) return undefined;
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return `has an invisible control character (U+${code}): delete it, or type the words anew`;
}
