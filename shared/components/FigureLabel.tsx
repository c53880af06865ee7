import { figureLabels, type FigureLabelName } from "../figureLabels";
import { Icon } from "./Icon";
import { TextLink, type LinkContent } from "./SiteLink";
import "./FigureLabel.css";

/** The note with a half sun that says what kind of figures are beside it. */
export function FigureLabel({ name }: { name: FigureLabelName }) {
  const words = figureLabels[name];
  return (
    <p className="FigureLabel">
      <Icon name="half" />
      <span>
        {words.text}
        {"linkLabel" in words ? (
          <>
            {" "}
            <TextLink link={labelLink(words.linkLabel, words.href)} />
          </>
        ) : null}
      </span>
    </p>
  );
}

type LabelHref = Extract<(typeof figureLabels)[FigureLabelName], { href: string }>["href"];

function labelLink(label: string, href: LabelHref): LinkContent {
  return href === "#disclaimer" ? { label, href, nav: "hash" } : { label, href, nav: "client" };
}
