import "../../illustrations/lines.css";
import "../../illustrations/Scene.css";
import "./House.css";

const WINDOW = 20;
const WINDOW_STEP = 34;

/** A house on the horizon with windows in rows of two. The first `lit` windows are lit. */
export function House({ windows, lit }: { windows: number; lit: number }) {
  return (
    <svg
      className="House lines"
      data-draws=""
      viewBox="51 0 240 170"
      preserveAspectRatio="xMinYMax"
      aria-hidden="true"
    >
      <path className="Scene-paper" d="M64 170V70l56-44 56 44v100" />
      <path d="M52 79 120 26l68 53M152 52V32h14v30" />
      {Array.from({ length: windows }, (_, index) => (
        <rect
          key={index}
          className={index < lit ? "House-lit Scene-window Scene-lit" : "Scene-window"}
          x={93 + (index % 2) * WINDOW_STEP}
          y={78 + Math.floor(index / 2) * WINDOW_STEP}
          width={WINDOW}
          height={WINDOW}
        />
      ))}
      <path className="Scene-paper" d="M109 170v-26h22v26" />
      <path d="M216 170v-24" />
      <circle className="Scene-paper" cx="216" cy="136" r="11" />
    </svg>
  );
}
