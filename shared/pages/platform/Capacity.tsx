import { FigureLabel } from "../../components/FigureLabel";
import { FigureValue, type Figure } from "../../components/FigureValue";

/** How many of the figures stand large above the horizon; the others stand below it. */
const LARGE = 3;

/** The platform's measures: three large ones, a horizon, the smaller ones. */
export function Capacity({ figures }: { figures: readonly Figure[] }) {
  return (
    <>
      <dl className="Capacity">
        {figures.map(({ label, value, note }, index) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={`Capacity-value figure-${index < LARGE ? "lg" : "md"}`}>
              <FigureValue value={value} />
            </dd>
            <dd className="Capacity-note">{note}</dd>
          </div>
        ))}
      </dl>
      <FigureLabel name="target" />
    </>
  );
}
