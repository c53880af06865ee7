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

/** One group of specimens, or the list of groups. */
export function Gallery({ group }: { group: string }) {
  const specimens = groups[group];
  return <MemoryRouter>{specimens ? <Group name={group} specimens={specimens} /> : <Groups />}</MemoryRouter>;
}

/** Each group at three widths. An iframe has a viewport of its own, so that the breakpoints apply. */
function Groups() {
  return (
    <main className="Gallery">
      <h1 className="title-lg">Gallery</h1>
      {Object.keys(groups).map((name) => (
        <section key={name} aria-label={name}>
          <h2 className="title-md">
            <a href={`?group=${name}`}>{name}</a>
          </h2>
          <div className="Gallery-widths">
            {[320, 768, 1280].map((width) => (
              // oxlint-disable-next-line react/iframe-missing-sandbox -- it shows this page itself
              <iframe key={width} title={`${name} at ${width} px`} width={width} src={`?group=${name}`} />
            ))}
          </div>
        </section>
      ))}
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
