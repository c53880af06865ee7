import { company } from "../../company";

/** The address of a featured article's picture. */
export function pictureAddress(file: string): string {
  return `${company.imageOrigin}/blog/${file}`;
}
