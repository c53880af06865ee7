import { Drawing } from "../../components/Drawing";
import { SunArch } from "../../illustrations/SunArch";
import "./TwoWayDiagram.css";

interface TwoWayDiagramProps {
  readonly alt: string;
  readonly labels: {
    readonly ehr: string;
    readonly company: string;
    readonly arrows: string;
    readonly cloud: string;
    readonly onPrem: string;
  };
  /** The FHIR resources that are read, and those that are written back. */
  readonly resources: { readonly there: readonly string[]; readonly back: readonly string[] };
}

/** A sheet of records and an arch on one horizon, between them resources on an arrow each way; two grounds below. */
export function TwoWayDiagram({ alt, labels, resources }: TwoWayDiagramProps) {
  return (
    <Drawing className="TwoWayDiagram" alt={alt} data-draws="">
      <div className="TwoWayDiagram-sheet edged" data-tone="light">
        {labels.ehr}
      </div>
      <div className="TwoWayDiagram-arrows">
        <Arrow names={resources.there} />
        <span>{labels.arrows}</span>
        <Arrow names={resources.back} isBack />
      </div>
      <div className="TwoWayDiagram-company SunArch-place">
        {labels.company}
        <SunArch />
      </div>
      <div className="TwoWayDiagram-grounds">
        <span>{labels.cloud}</span>
        <span>{labels.onPrem}</span>
      </div>
    </Drawing>
  );
}

function Arrow({ names, isBack }: { names: readonly string[]; isBack?: boolean }) {
  return (
    <p className={isBack ? "TwoWayDiagram-arrow TwoWayDiagram-back row" : "TwoWayDiagram-arrow row"}>
      {names.map((name) => (
        <span key={name} className="edged">
          {name}
        </span>
      ))}
    </p>
  );
}
