import type { SceneName } from "./sceneSizes";

/** The path of a person's drawn photo: `/people/tomas-ruelle.svg` for `Tomas Ruelle, MD`. */
export function photoPath(name: string): string {
  return `/people/${fileOf(name)}`;
}

/** The path of the picture of several people on one horizon. */
export function scenePath(name: SceneName): string {
  return `/people/scenes/${name}.svg`;
}

/** The path of the picture of somebody in the registry whom nobody sees yet, by number. */
export function unseenPath(number: string): string {
  return `/people/unseen/${fileOf(number)}`;
}

/** The path of the picture of somebody seated, without a chair, by the person's key in scripts/people/cast.ts. */
export function sitterPath(person: string): string {
  return `/people/seated/${person}.svg`;
}

function fileOf(name: string): string {
  const [withoutTitle = name] = name.split(",");
  return `${withoutTitle.toLowerCase().replaceAll(" ", "-")}.svg`;
}
