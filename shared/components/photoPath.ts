/** The path of a person's drawn photo: `/people/tomas-ruelle.svg` for `Tomas Ruelle, MD`. */
export function photoPath(name: string): string {
  const [withoutTitle = name] = name.split(",");
  return `/people/${withoutTitle.toLowerCase().replaceAll(" ", "-")}.svg`;
}
