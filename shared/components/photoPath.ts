/** The address of somebody's drawn photo: `Tomas Ruelle, MD` has `/people/tomas-ruelle.svg`. */
export function photoPath(name: string): string {
  const [withoutTitle = name] = name.split(",");
  return `/people/${withoutTitle.toLowerCase().replaceAll(" ", "-")}.svg`;
}
