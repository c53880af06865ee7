import { MoreLink, type LinkContent } from "../../components/SiteLink";
import "../../illustrations/lines.css";
import "./WhoWeServe.css";

export interface AudienceCard {
  readonly title: string;
  readonly body: string;
  readonly link: LinkContent;
  readonly drawing: keyof typeof drawings;
}

/** Four windows onto one continuous horizon, with the sun between the third and the fourth. */
export function WhoWeServe({ audiences }: { audiences: readonly AudienceCard[] }) {
  return (
    <ul className="WhoWeServe">
      {audiences.map(({ title, body, link, drawing }) => (
        <li key={title}>
          <svg className="lines" data-draws="" viewBox="0 26 270 180.5" aria-hidden="true">
            <Scenery {...drawings[drawing]} />
          </svg>
          <h3 className="title-sm">{title}</h3>
          <p>{body}</p>
          <MoreLink link={link} />
        </li>
      ))}
    </ul>
  );
}

interface Drawing {
  readonly walls: string;
  readonly lines: string;
  readonly windows: string;
  readonly lit: string;
  readonly sun?: string;
}

const drawings = {
  hospital: {
    walls: "M56 206V92h92v114M148 206v-78h58v78M92 74h20v18H92z",
    lines:
      "M102 78v10m-5-5h10M96 206v-36h18v36m50 0v-26h26v26M30 206v-30m-13-12a13 13 0 1 1 26 0 13 13 0 1 1-26 0",
    windows: "M70 110h14v14H70zm25 0h14v14H95zm25 0h14v14h-14zm0 28h14v14h-14z",
    lit: "M70 138h14v14H70z",
  },
  umbrella: {
    walls: "M56 206v-26l16-14 16 14v26M190 206v-22l14-12 14 12v22",
    lines:
      "M58 138a76 76 0 0 1 152 0c-8-10-30-10-38 0-8-10-30-10-38 0-8-10-30-10-38 0-8-10-30-10-38 0ZM134 54v128a10 10 0 0 0 20 0",
    windows: "M199 190h10v16h-10z",
    lit: "M66 188h12v18H66z",
  },
  network: {
    walls:
      "M40 206v-42h48v42M116 206v-66h52v66M196 206v-36h44v36M36 164l28-18 28 18M112 140l30-20 30 20M192 170l26-16 26 16",
    lines: "M64 146A41 41 0 0 1 142 120 42 42 0 0 1 218 154",
    windows: "M50 176h10v10H50zm18 0h10v10H68z",
    lit: "M134 180h16v26h-16zM59 146a5 5 0 1 1 10 0 5 5 0 1 1-10 0m78-26a5 5 0 1 1 10 0 5 5 0 1 1-10 0m76 34a5 5 0 1 1 10 0 5 5 0 1 1-10 0",
    sun: "M208 206a61 61 0 0 1 122 0Z",
  },
  works: {
    walls: "M60 206v-70l34-24v24l34-24v24l34-24v94M162 206V76h56v130",
    lines:
      "M176 76V60h28v16M182 206v-28h16v28M74 206v-18h41v18M242 206v-26m-12-12a12 12 0 1 1 24 0 12 12 0 1 1-24 0",
    windows: "M174 92h12v12h-12zm20 0h12v12h-12zm0 56h12v12h-12z",
    lit: "M194 120h12v12h-12z",
  },
} as const satisfies Record<string, Drawing>;

function Scenery({ sun, walls, lines, windows, lit }: Drawing) {
  return (
    <>
      <path className="WhoWeServe-sun" d={sun} />
      <path className="WhoWeServe-walls" d={walls} />
      <path className="WhoWeServe-lines" d={lines} />
      <path className="WhoWeServe-windows" d={windows} />
      <path className="WhoWeServe-lit" d={lit} />
    </>
  );
}
