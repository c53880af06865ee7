import { photoPath, unlitPhotoPath } from "../components/photoPath";
import "./HorizonPeople.css";

interface HorizonPeopleProps {
  /** From left to right. A single person is drawn larger. */
  readonly names: readonly string[];
  /** At night only the last one is lit, or nobody. */
  readonly lit?: "all" | "last" | "nobody";
}

/** People in arches on the horizon of a closing section. Decorative, so a photo that cannot be loaded is left out. */
export function HorizonPeople({ names, lit = "all" }: HorizonPeopleProps) {
  const photos = names.map((name, index) => {
    const isLit = lit === "all" || (lit === "last" && index === names.length - 1);
    return isLit ? photoPath(name) : unlitPhotoPath(name);
  });
  return (
    <div
      className={names.length === 1 ? "HorizonPeople HorizonPeople-near" : "HorizonPeople"}
      aria-hidden="true"
    >
      {photos.map((photo) => (
        <img key={photo} src={photo} alt="" width={200} height={260} loading="lazy" />
      ))}
    </div>
  );
}
