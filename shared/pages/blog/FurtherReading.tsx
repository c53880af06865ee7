import { ButtonRow } from "../../components/Button";
import { KindNote } from "../../components/KindNote";
import { RunningText } from "../../components/RunningText";
import { RisingColumns } from "../../charts/bars/RisingColumns";
import { NewsletterForm } from "../../forms/NewsletterForm";
import { kindNoteOf } from "../../components/kindNotes";
import { projectedColumns, projectedYears } from "../../figures/projection";
import { headingId, Section } from "../../sections/Section";
import { ArticleLink } from "./ArticleLink";
import { caseStudyTeaser, mostRead, newsletter } from "./blogContent";
import type { FrontPage } from "./frontPage";
import { byline } from "./readingContent";
import "./FurtherReading.css";

/** The Most Read list, the newsletter form and the case-study teaser. */
export function FurtherReading({ id, front }: { id: string; front: FrontPage }) {
  return (
    <Section
      id={id}
      labelledBy={headingId(front.mostRead.length > 0 ? id : "newsletter")}
      tone="tint"
      className="FurtherReading"
      containerClass="FurtherReading-columns columns"
    >
      {front.mostRead.length > 0 && (
        <div className="FurtherReading-list">
          <h2 id={headingId(id)} className="title-sm">
            {mostRead.heading}
          </h2>
          <ol className="hairlines">
            {front.mostRead.map((article) => (
              <li key={article.id}>
                <ArticleLink article={article}>
                  <b>{article.title}</b>
                  <span className="caption">{byline.readTime(article.readMins)}</span>
                </ArticleLink>
              </li>
            ))}
          </ol>
        </div>
      )}
      <div
        id="newsletter"
        className="FurtherReading-letter screen-only"
        role="group"
        aria-labelledby={headingId("newsletter")}
      >
        <h2 id={headingId("newsletter")} className="title-sm">
          {newsletter.heading}
        </h2>
        <p className="FurtherReading-body">{newsletter.body}</p>
        <NewsletterForm on="blog" />
      </div>
      <div
        id="case-study-teaser"
        className="FurtherReading-cases forced-edge"
        data-tone="dark"
        role="group"
        aria-labelledby={headingId("case-study-teaser")}
      >
        <h2 id={headingId("case-study-teaser")} className="title-sm">
          <RunningText text={caseStudyTeaser.heading} />
        </h2>
        <p className="FurtherReading-body">{caseStudyTeaser.body}</p>
        <ButtonRow buttons={caseStudyTeaser.buttons} />
        <KindNote name={kindNoteOf(projectedYears.map((value) => ({ value })))} isFirst />
        <RisingColumns className="FurtherReading-rising" columns={projectedColumns} />
      </div>
    </Section>
  );
}
