import type { ReactNode } from "react";
import { MoreLink, type LinkContent } from "../../components/SiteLink";
import { RunningText } from "../../components/RunningText";
import { registry } from "../../story/danasStory";
import { Registry } from "../../story/registry/Registry";
import { FirstVisitsWindow } from "./windows/FirstVisitsWindow";
import { ThreadWindow } from "./windows/ThreadWindow";
import "./ProductDoors.css";

const SHOWN_PEOPLE = 6;

export interface ProductDoor {
  readonly title: string;
  readonly body: string;
  readonly link: LinkContent;
  readonly window: keyof typeof windows;
}

/** Three tall doors without gaps, in the colours of night, petrol and sun, each with a window of its product. */
export function ProductDoors({ doors }: { doors: readonly ProductDoor[] }) {
  return (
    <ul className="ProductDoors columns board">
      {doors.map(({ title, body, link, window }) => (
        <li key={title} className={`ProductDoors-${window} hour-panel`} {...colors[window]}>
          <div className="ProductDoors-words">
            <h3 className="title-md">{title}</h3>
            <p>
              <RunningText text={body} />
            </p>
            <MoreLink link={link} />
          </div>
          {windows[window]}
        </li>
      ))}
    </ul>
  );
}

const colors = {
  registry: { "data-tone": "dark", "data-hour": 1 },
  nudges: { "data-tone": "dark", "data-hour": 2 },
  analytics: { "data-tone": "light", "data-hour": 6 },
} as const;

const windows = {
  registry: <Registry people={registry.people.slice(0, SHOWN_PEOPLE)} className="ProductDoors-window" />,
  nudges: <ThreadWindow className="ProductDoors-window" />,
  analytics: <FirstVisitsWindow className="ProductDoors-window" />,
} as const satisfies Record<string, ReactNode>;
