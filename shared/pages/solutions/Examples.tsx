import { FigurePhrase } from "../../components/FigurePhrase";
import type { LabeledFigure } from "../../components/FigureValue";
import { KindNote } from "../../components/KindNote";
import { MoreLink, type LinkContent } from "../../components/SiteLink";
import { useIsLive } from "../../components/useIsLive";
import { headingId, Section } from "../../sections/Section";
import "./Examples.css";

export interface Example {
  /** The title of the audience that the example belongs to. */
  readonly audience: string;
  readonly organization: string;
  readonly type: string;
  readonly outcome: string;
  readonly metric: Pick<LabeledFigure, "value" | "label">;
}

interface ExamplesProps {
  readonly id: string;
  readonly heading: string;
  readonly items: readonly Example[];
  readonly link: LinkContent;
  /** The title of the audience whose example is marked. */
  readonly chosen: string;
}

/** The examples side by side, below the people: organization, what was done, and the metric. */
export function Examples({ id, heading, items, link, chosen }: ExamplesProps) {
  return (
    <Section id={id} tone="light" className="Examples" isFullBleed>
      <div className="container">
        <h2 id={headingId(id)} className="title-md">
          {heading}
        </h2>
        <ul>
          {items.map((example) => (
            <ExampleItem
              key={example.organization}
              example={example}
              isChosen={example.audience === chosen}
            />
          ))}
        </ul>
        <div className="Examples-foot">
          <KindNote name="examples" />
          <MoreLink link={link} />
        </div>
      </div>
    </Section>
  );
}

interface ExampleItemProps {
  readonly example: Example;
  readonly isChosen: boolean;
}

function ExampleItem({ example: { organization, type, outcome, metric }, isChosen }: ExampleItemProps) {
  // Until then the tabs choose without script, and the mark would stay at the first example.
  const isMarked = useIsLive() && isChosen;
  return (
    <li data-chosen={isMarked ? "" : undefined}>
      <div>
        <h3 className="title-sm">{organization}</h3>
        <p className="Examples-type">{type}</p>
      </div>
      <p>{outcome}</p>
      <p className="Examples-metric">
        <FigurePhrase {...metric} />
      </p>
    </li>
  );
}
