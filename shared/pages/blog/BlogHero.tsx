import { Crumb } from "../../components/Crumb";
import { FigureLabel } from "../../components/FigureLabel";
import { FigureValue, type Figure } from "../../components/FigureValue";
import { headingId } from "../../sections/Section";

interface BlogHeroProps {
  readonly id: string;
  readonly eyebrow: string;
  readonly heading: string;
  readonly body: readonly string[];
  readonly figures: readonly Figure[];
}

/** A masthead: the name of the paper at the left, its figures at the right, a line of ink below. */
export function BlogHero({ id, eyebrow, heading, body, figures }: BlogHeroProps) {
  return (
    <section id={id} className="BlogHero" data-tone="light" aria-labelledby={headingId(id)}>
      <div className="container">
        <div className="BlogHero-words">
          <Crumb>{eyebrow}</Crumb>
          <h1 id={headingId(id)} className="title-xl">
            {heading}
          </h1>
          {body.map((paragraph) => (
            <p key={paragraph} className="lead">
              {paragraph}
            </p>
          ))}
        </div>
        <div className="BlogHero-figures">
          <dl>
            {figures.map(({ value, label, note }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="BlogHero-value figure-md">
                  <FigureValue value={value} />
                </dd>
                <dd className="BlogHero-note">{note}</dd>
              </div>
            ))}
          </dl>
          <FigureLabel name="target" />
        </div>
      </div>
    </section>
  );
}
