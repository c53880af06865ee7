import { MemoryRouter } from "react-router-dom";
import { chartSpecimens } from "./chartSpecimens";
import { componentSpecimens } from "./componentSpecimens";
import { formSpecimens } from "./formSpecimens";
import { sectionSpecimens } from "./sectionSpecimens";
import type { Specimen } from "./specimen";
import { storySpecimens } from "./storySpecimens";
import "./Gallery.css";

const groups: Readonly<Record<string, readonly Specimen[]>> = {
  Components: componentSpecimens,
  Charts: chartSpecimens,
  Forms: formSpecimens,
  Sections: sectionSpecimens,
  Story: storySpecimens,
};

const LIGHT = ["light"] as const;

/** A phone, a tablet and a desktop, in px. */
const WIDTHS = [320, 768, 1280];

interface GalleryProps {
  /** The group that is shown in iframes. */
  readonly group: string;
  /** The group whose specimens are shown, in the width of the window. */
  readonly specimensOf: string;
}

/** The list of groups, one group at three widths, or the specimens of one. */
export function Gallery({ group, specimensOf }: GalleryProps) {
  const specimens = groups[specimensOf];
  if (specimens)
    return (
      <MemoryRouter>
        <Group name={specimensOf} specimens={specimens} />
      </MemoryRouter>
    );
  return groups[group] ? <Widths group={group} /> : <Groups />;
}

function Groups() {
  return (
    <main className="Gallery">
      <h1 className="title-lg">Gallery</h1>
      <ul>
        {Object.keys(groups).map((name) => (
          <li key={name}>
            <a href={`?group=${name}`}>{name}</a>
          </li>
        ))}
      </ul>
    </main>
  );
}

/**
 * An iframe has a viewport of its own, so that the breakpoints apply. Not more of them: each keeps a connection for live reload, and
 * browsers open six.
 */
function Widths({ group }: { group: string }) {
  return (
    <main className="Gallery">
      <h1 className="title-lg">{group}</h1>
      <div className="Gallery-widths">
        {WIDTHS.map((width) => (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- it shows this page itself
          <iframe key={width} title={`${width} px`} width={width} src={`?specimens=${group}`} />
        ))}
      </div>
    </main>
  );
}

function Group({ name, specimens }: { name: string; specimens: readonly Specimen[] }) {
  return (
    <main className="Gallery">
      <h1 className="title-lg">{name}</h1>
      {specimens.map((specimen) => (
        <Shown key={`${specimen.component} ${specimen.state}`} {...specimen} />
      ))}
    </main>
  );
}

function Shown({ component, state, tones = LIGHT, content }: Specimen) {
  return (
    <section aria-label={`${component}: ${state}`}>
      <h2 className="title-xs">
        {component}: {state}
      </h2>
      {tones.map((tone) => (
        <div key={tone} className="Gallery-plane" data-tone={tone} data-specimen={component}>
          {content}
        </div>
      ))}
    </section>
  );
}
