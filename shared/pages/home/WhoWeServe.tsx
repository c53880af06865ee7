import type { ReactNode } from "react";
import { MoreLink, type LinkContent } from "../../components/SiteLink";
import "./WhoWeServe.css";

export interface Audience {
  readonly title: string;
  readonly body: string;
  readonly link: LinkContent;
  readonly drawing: keyof typeof drawings;
}

/** Four windows on one continuous horizon, the sun between the third and the fourth. */
export function WhoWeServe({ audiences }: { audiences: readonly Audience[] }) {
  return (
    <ul className="WhoWeServe">
      {audiences.map(({ title, body, link, drawing }) => (
        <li key={title}>
          <svg data-draws="" viewBox="0 26 270 180" aria-hidden="true" focusable="false">
            {drawings[drawing]}
          </svg>
          <h3 className="title-sm">{title}</h3>
          <p>{body}</p>
          <MoreLink link={link} />
        </li>
      ))}
    </ul>
  );
}

const drawings = {
  hospital: (
    <>
      <path className="WhoWeServe-building" d="M56 206V92h92v114M148 206v-78h58v78" />
      <path className="WhoWeServe-building" d="M92 74h20v18H92z" />
      <path d="M102 78v10m-5-5h10" />
      <path
        className="WhoWeServe-window"
        d="M70 110h14v14H70zm25 0h14v14H95zm25 0h14v14h-14zM70 138h14v14H70zm25 0h14v14H95zm25 0h14v14h-14zM162 146h12v12h-12zm20 0h12v12h-12z"
      />
      <path className="WhoWeServe-lit" d="M70 166h14v14H70z" />
      <path d="M96 206v-36h18v36m50 0v-26h26v26" />
      <path d="M30 206v-30" />
      <circle cx="30" cy="164" r="13" />
      <path d="M226 206v-20" />
      <circle cx="226" cy="176" r="10" />
    </>
  ),
  umbrella: (
    <>
      <path d="M58 138a76 76 0 0 1 152 0c-8-10-30-10-38 0-8-10-30-10-38 0-8-10-30-10-38 0-8-10-30-10-38 0Z" />
      <path d="M134 62V54m0 76v52a10 10 0 0 0 20 0" />
      <path d="M134 62c-20 14-34 40-38 76m38-76c20 14 34 40 38 76" />
      <path className="WhoWeServe-building" d="M56 206v-26l16-14 16 14v26M190 206v-22l14-12 14 12v22" />
      <path className="WhoWeServe-lit" d="M66 188h12v18H66z" />
      <path className="WhoWeServe-window" d="M199 190h10v16h-10z" />
    </>
  ),
  network: (
    <>
      <path className="WhoWeServe-sun" d="M208 206a61 61 0 0 1 122 0Z" />
      <path className="WhoWeServe-building" d="M40 206v-42h48v42M116 206v-66h52v66M196 206v-36h44v36" />
      <path className="WhoWeServe-building" d="m36 164 28-18 28 18M112 140l30-20 30 20M192 170l26-16 26 16" />
      <path className="WhoWeServe-dash" d="M64 130C70 84 116 66 142 100M142 100C160 66 210 78 218 138" />
      <circle className="WhoWeServe-node" cx="64" cy="132" r="5" />
      <circle className="WhoWeServe-node WhoWeServe-lit" cx="142" cy="103" r="6" />
      <circle className="WhoWeServe-node" cx="218" cy="140" r="5" />
      <path
        className="WhoWeServe-window"
        d="M50 176h10v10H50zm18 0h10v10H68zM126 154h10v10h-10zm22 0h10v10h-10zM206 182h9v9h-9zm14 0h9v9h-9z"
      />
      <path className="WhoWeServe-lit" d="M134 180h16v26h-16z" />
    </>
  ),
  works: (
    <>
      <path className="WhoWeServe-building" d="M60 206v-70l34-24v24l34-24v24l34-24v94" />
      <path className="WhoWeServe-building" d="M162 206V76h56v130" />
      <path d="M176 76V60h28v16" />
      <path
        className="WhoWeServe-window"
        d="M174 92h12v12h-12zm20 0h12v12h-12zM174 120h12v12h-12zM174 148h12v12h-12zm20 0h12v12h-12zM74 154h14v14H74zm27 0h14v14h-14zm27 0h14v14h-14z"
      />
      <path className="WhoWeServe-lit" d="M194 120h12v12h-12z" />
      <path d="M182 206v-28h16v28M74 206v-18h41v18" />
      <path d="M242 206v-26" />
      <circle cx="242" cy="168" r="12" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;
