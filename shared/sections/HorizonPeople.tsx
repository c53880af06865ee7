import { photoPath } from "../components/photoPath";
import "./HorizonPeople.css";

interface HorizonPeopleProps {
  /** From left to right. A single person is drawn larger. */
  readonly names: readonly string[];
}

/** People in arches on the horizon of a closing section. Decorative, so a photo that cannot be loaded is left out. */
export function HorizonPeople({ names }: HorizonPeopleProps) {
  return (
    <div
      className={names.length === 1 ? "HorizonPeople HorizonPeople-near" : "HorizonPeople"}
      aria-hidden="true"
    >
      {names.map((name) => (
        <img key={name} src={photoPath(name)} alt="" width={200} height={260} loading="lazy" />
      ))}
    </div>
  );
}
