import type { ReactNode } from "react";
import { Icon } from "../../components/Icon";
import { RunningText } from "../../components/RunningText";
import type { Figure } from "../../figures/figures";
import { SplitSection } from "../../sections/SplitSection";
import "./Faq.css";

export interface FaqContent {
  readonly heading: string;
  /** The accessible name of the list. */
  readonly region: string;
  readonly items: readonly { readonly question: string; readonly answer: string }[];
  /** Those in the answers that deployments have. */
  readonly figures: readonly { readonly value: Figure }[];
}

interface FaqProps {
  readonly id: string;
  readonly content: FaqContent;
  /** Below the questions. */
  readonly children: ReactNode;
}

/** An accordion. The first item is open at the start. All items share a `name`, so that the browser closes the others. */
export function Faq({ id, content, children }: FaqProps) {
  return (
    <SplitSection id={id} tone="light" heading={content.heading} columns="4/8" isSticky>
      <div className="Faq">
        <div role="group" aria-label={content.region}>
          {content.items.map(({ question, answer }, index) => (
            <details key={question} name={id} open={index === 0}>
              <summary>
                <h3 className="title-xs">{question}</h3>
                <span className="Faq-mark screen-only">
                  <Icon name="chev" />
                </span>
              </summary>
              <p>
                <RunningText text={answer} />
              </p>
            </details>
          ))}
        </div>
        {children}
      </div>
    </SplitSection>
  );
}
