import { dawnPhotoPath, unlitPhotoPath } from "../components/photoPath";
import { cx } from "../components/cx";
import "./HorizonPeople.css";

interface HorizonPeopleProps {
  /** From left to right. A single person is drawn larger. */
  readonly names: readonly string[];
  /** At night only the last one is lit, or nobody. */
  readonly lit?: "all" | "last" | "nobody";
  /** The class with which the surrounding component places the people. */
  readonly className?: string;
}

/** People in arches on the horizon of a closing section. Decorative, so a photo that cannot be loaded is left out. */
export function HorizonPeople({ names, lit = "all", className }: HorizonPeopleProps) {
  const photos = names.map((name, index) => {
    const isLit = lit === "all" || (lit === "last" && index === names.length - 1);
    return isLit ? dawnPhotoPath(name) : unlitPhotoPath(name);
  });
  return (
    <div
      className={cx("HorizonPeople", names.length === 1 && "HorizonPeople-near", className)}
      aria-hidden="true"
    >
      {photos.map((photo) => (
        <img key={photo} src={photo} alt="" width={200} height={260} loading="lazy" />
      ))}
    </div>
  );
}
