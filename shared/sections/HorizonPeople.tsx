import { photoPath } from "../components/photoPath";
import "./HorizonPeople.css";

interface HorizonPeopleProps {
  /** From the left; one alone stands near. */
  readonly names: readonly string[];
}

/** People in their niches on the horizon of a closing, decorative. A photo that cannot be loaded leaves its niche out. */
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
