import { Mark } from "../../components/Mark";
import { TitledList, type TitledText } from "../../components/TitledList";
import "./Purpose.css";

interface PurposeProps {
  readonly mission: TitledText;
  readonly vision: TitledText;
  readonly values: readonly TitledText[];
}

/** The mission as one large sentence, the vision beside it, the values below both. */
export function Purpose({ mission, vision, values }: PurposeProps) {
  return (
    <div className="Purpose columns">
      <div className="Purpose-part stack">
        <Mark className="Purpose-mark" />
        <h3 className="title-text">{mission.title}</h3>
        <p className="Purpose-mission title-md">{mission.body}</p>
      </div>
      <div className="Purpose-part Purpose-vision stack">
        <h3 className="title-text">{vision.title}</h3>
        <p className="lead">{vision.body}</p>
      </div>
      <TitledList className="Purpose-values" titleSize="xs" isInColumns isInLine items={values} />
    </div>
  );
}
