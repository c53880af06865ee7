/**
 * The name of a file for a title: small letters, digits and single hyphens.
 * @param {string} title
 * @returns {string} empty if the title has none of our letters
 */
export function makeSlug(title) {
  return title
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{Mark}|['’]/gu, "")
    .replaceAll(/[^a-z\d]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
