/** The path of a person's drawn photo: `/people/tomas-ruelle.svg` for `Tomas Ruelle, MD`. */
export function photoPath(name: string): string {
  return `/people/${fileOf(name)}`;
}

/** The path of the same person before a background that can be told from a dawn. */
export function dawnPhotoPath(name: string): string {
  return `/people/dawn/${fileOf(name)}`;
}

/** The path of the same person as a silhouette at night. */
export function unlitPhotoPath(name: string): string {
  return `/people/unlit/${fileOf(name)}`;
}

function fileOf(name: string): string {
  const [withoutTitle = name] = name.split(",");
  return `${withoutTitle.toLowerCase().replaceAll(" ", "-")}.svg`;
}
