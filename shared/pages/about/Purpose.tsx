import type { TitledText } from "../../components/HairlineList";
import { Mark } from "../../components/Mark";

interface PurposeProps {
  readonly mission: TitledText;
  readonly vision: TitledText;
  readonly values: readonly TitledText[];
}

/** The mission as one large sentence, the vision beside it, the values below both. */
export function Purpose({ mission, vision, values }: PurposeProps) {
  return (
    <div className="Purpose">
      <div className="Purpose-mission">
        <Mark />
        <h3>{mission.title}</h3>
        <p className="title-md">{mission.body}</p>
      </div>
      <div className="Purpose-vision">
        <h3>{vision.title}</h3>
        <p className="lead">{vision.body}</p>
      </div>
      <ul className="Purpose-values">
        {values.map(({ title, body }) => (
          <li key={title}>
            <h3 className="title-sm">{title}</h3>
            <p>{body}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
