import { Bar } from "../../../shared/charts/bars/Bar";
import { BeforeAfterBars } from "../../../shared/charts/bars/BeforeAfterBars";
import { LitDots } from "../../../shared/charts/lit/LitDots";
import { HourArch } from "../../../shared/charts/lit/HourArch";
import { RatioDots } from "../../../shared/charts/lit/RatioDots";
import { RisingColumns } from "../../../shared/charts/bars/RisingColumns";
import { TickRail } from "../../../shared/charts/lit/TickRail";
import type { Specimen } from "./specimen";

const LIGHT_AND_DARK = ["light", "dark"] as const;

export const chartSpecimens: readonly Specimen[] = [
  {
    component: "Bar",
    state: "empty, half and full, with and without a track",
    tones: LIGHT_AND_DARK,
    content: [0, 50, 100].flatMap((percent) => [
      <Bar key={percent} percent={percent} />,
      <Bar key={`${percent} with track`} percent={percent} hasTrack />,
    ]),
  },
  {
    component: "BeforeAfterBars",
    state: "more and less than before",
    tones: LIGHT_AND_DARK,
    content: (
      <>
        <BeforeAfterBars labels={{ before: "Before", after: "After" }} before={100} after={140} />
        <BeforeAfterBars labels={{ before: "Before", after: "After" }} before={100} after={5} />
      </>
    ),
  },
  {
    component: "LitDots",
    state: "with nobody, some and everybody seen",
    tones: LIGHT_AND_DARK,
    content: [0, 15, 100].map((lit) => <LitDots key={lit} total={100} lit={lit} rows={5} />),
  },
  {
    component: "LitDots",
    state: "with outlined and glowing lights",
    tones: LIGHT_AND_DARK,
    content: (["outlined", "glowing"] as const).map((lights) => (
      <LitDots key={lights} total={100} lit={15} rows={5} lights={lights} />
    )),
  },
  {
    component: "LitDots",
    state: "small",
    tones: LIGHT_AND_DARK,
    content: <LitDots total={100} lit={15} rows={5} lights="outlined" isSmall />,
  },
  {
    component: "HourArch",
    state: "to the sun",
    tones: LIGHT_AND_DARK,
    content: <HourArch hours={24} />,
  },
  {
    component: "RatioDots",
    state: "3 to 1 and 12 to 1",
    tones: LIGHT_AND_DARK,
    content: [3, 12].map((to) => <RatioDots key={to} to={to} />),
  },
  {
    component: "TickRail",
    state: "with none, some and all ticks lit, and with a notch",
    tones: LIGHT_AND_DARK,
    content: (
      <>
        {[0, 45, 100].map((lit) => (
          <TickRail key={lit} lit={lit} total={100} />
        ))}
        <TickRail lit={45} total={100} notch={{ after: 30, label: "30%" }} />
      </>
    ),
  },
  {
    component: "RisingColumns",
    state: "with labels, and with columns of very different heights",
    tones: LIGHT_AND_DARK,
    content: (
      <>
        <RisingColumns
          columns={[
            { amount: 3.2, label: "$3.2M" },
            { amount: 5.8, label: "$5.8M" },
            { amount: 8.1, label: "$8.1M" },
          ]}
        />
        <RisingColumns columns={[{ amount: 1 }, { amount: 100 }]} />
      </>
    ),
  },
];
