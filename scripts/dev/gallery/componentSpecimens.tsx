import { Avatar } from "../../../shared/components/Avatar";
import { ButtonLink, ButtonRow, type ButtonContent } from "../../../shared/components/Button";
import { LINK_CHIP, PAGE_CHIP, RadioChip } from "../../../shared/components/Chip";
import { Eyebrow } from "../../../shared/components/Eyebrow";
import { DismissButton } from "../../../shared/components/DismissButton";
import { CaseStudies } from "../../../shared/components/CaseStudies";
import { FigureChart } from "../../../shared/components/FigureChart";
import { FigureColumns } from "../../../shared/components/FigureColumns";
import { FigureList } from "../../../shared/components/FigureList";
import { FigurePhrase } from "../../../shared/components/FigurePhrase";
import { FigureRows } from "../../../shared/components/FigureRows";
import { FromTheBlog } from "../../../shared/components/FromTheBlog";
import { Icon } from "../../../shared/components/Icon";
import { KindNote } from "../../../shared/components/KindNote";
import { LoudFigure } from "../../../shared/components/LoudFigure";
import { Mark } from "../../../shared/components/Mark";
import { MessageBubbles } from "../../../shared/components/MessageBubbles";
import { PeopleScene } from "../../../shared/components/PeopleScene";
import { RiskMark } from "../../../shared/charts/lit/RiskMark";
import { MoreLink, TextLink } from "../../../shared/components/SiteLink";
import { TitledList } from "../../../shared/components/TitledList";
import { figures } from "../../../shared/figures/figures";
import { LONG_TEXT, LONG_WORD, type Specimen } from "./specimen";

const ALL_TONES = ["light", "tint", "dark", "gradient"] as const;

const about = { label: "About", href: "/about", nav: "client" } as const;

const buttonOf = (variant: ButtonContent["variant"], label = `A ${variant} button`): ButtonContent => ({
  ...about,
  label,
  variant,
});

const items = [
  { title: "Short", body: "One sentence." },
  { title: LONG_WORD, body: LONG_TEXT },
] as const;

const listed = [
  { label: "Missed appointments", value: figures.missedAppointments, note: "Compared with reminders alone" },
  { label: LONG_TEXT, value: figures.newRevenue, note: LONG_TEXT },
] as const;

export const componentSpecimens: readonly Specimen[] = [
  {
    component: "Avatar",
    state: "with a photo, without one, and with one that fails",
    content: (
      <p className="row">
        <Avatar initials="IB" photo="/people/ingrid-okafor-bell.svg" hour={1} />
        <Avatar initials="TB" hour={3} />
        <Avatar initials="NN" photo="data:image/png;base64,broken" hour={6} />
      </p>
    ),
  },
  {
    component: "Avatar",
    state: "in each size",
    content: (
      <p className="row">
        <Avatar initials="IB" hour={1} size="small" />
        <Avatar initials="IB" hour={2} size="large" />
        <Avatar initials="IB" hour={4} size="portrait" />
      </p>
    ),
  },
  {
    component: "Button",
    state: "in each style",
    tones: ALL_TONES,
    content: <ButtonRow buttons={[buttonOf("primary"), buttonOf("outline"), buttonOf("text")]} />,
  },
  {
    component: "Button",
    state: "small, and with many words",
    content: (
      <p className="row">
        <ButtonLink button={buttonOf("primary")} size="small" />
        <ButtonLink button={buttonOf("primary", LONG_TEXT)} />
      </p>
    ),
  },
  {
    component: "Chip",
    state: "as radio buttons and links, one of each chosen",
    tones: ["light", "tint", "dark"],
    content: (
      <p className="row">
        <RadioChip name="audience" isChosen onChoose={() => undefined}>
          Providers
        </RadioChip>
        <RadioChip name="audience" isChosen={false} onChoose={() => undefined}>
          Health Plans
        </RadioChip>
        <a className={LINK_CHIP} href="#chosen" aria-current="true">
          Research
        </a>
        <a className={LINK_CHIP} href="#other">
          Guides
        </a>
      </p>
    ),
  },
  {
    component: "Chip",
    state: "as the pages of a list, the second chosen",
    tones: ["light", "tint", "dark"],
    content: (
      <p className="row">
        <a className={PAGE_CHIP} href="#first">
          1
        </a>
        <a className={PAGE_CHIP} href="#second" aria-current="page">
          2
        </a>
      </p>
    ),
  },
  {
    component: "Eyebrow",
    state: "above a title",
    tones: ALL_TONES,
    content: <Eyebrow>Get more patients</Eyebrow>,
  },
  { component: "DismissButton", state: "alone", content: <DismissButton aria-label="Dismiss" /> },
  {
    component: "CaseStudies",
    state: "with short and long words",
    content: (
      <CaseStudies
        cases={[
          { organization: "Short", type: "Health plan", outcome: "One sentence.", metric: listed[0] },
          { organization: LONG_WORD, type: LONG_TEXT, outcome: LONG_TEXT, metric: listed[1] },
        ]}
      />
    ),
  },
  {
    component: "FigureChart",
    state: "of a return, a change and a share",
    tones: ["light", "dark"],
    content: [figures.providersReturn, figures.missedAppointments, figures.successRate].map((figure) => (
      <FigureChart key={figure.number} figure={figure} />
    )),
  },
  {
    component: "FigureRows",
    state: "with short and long words",
    tones: ["light", "dark"],
    content: <FigureRows figures={listed} />,
  },
  {
    component: "FigureColumns",
    state: "with short and long words",
    tones: ["light", "dark"],
    content: <FigureColumns figures={listed} />,
  },
  {
    component: "FigureList",
    state: "with short and long words",
    tones: ["light", "dark"],
    content: <FigureList figures={listed} />,
  },
  {
    component: "LoudFigure",
    state: "with short and long words",
    tones: ["light", "dark"],
    content: (
      <>
        {listed.map((figure) => (
          <LoudFigure key={figure.label} figure={figure} />
        ))}
        <KindNote name="target" />
      </>
    ),
  },
  {
    component: "FigurePhrase",
    state: "as a sentence",
    content: (
      <p>
        <FigurePhrase value={figures.unseenPatients} label="of patients unseen" />
      </p>
    ),
  },
  {
    component: "FromTheBlog",
    state: "with many words",
    content: <FromTheBlog link={{ ...about, label: LONG_TEXT }} />,
  },
  {
    component: "Icon",
    state: "each",
    tones: ["light", "dark"],
    content: (
      <p className="row">
        <Icon name="arrow" />
        <Icon name="back" />
        <Icon name="chev" />
        <Icon name="half" />
        <Icon name="out" />
      </p>
    ),
  },
  {
    component: "KindNote",
    state: "first on its page, later, and with a text of its own",
    tones: ALL_TONES,
    content: (
      <>
        <KindNote name="target" isFirst />
        <KindNote name="modeled" />
        <KindNote text={LONG_TEXT} />
      </>
    ),
  },
  { component: "Mark", state: "alone", tones: ["light", "dark"], content: <Mark /> },
  {
    component: "MessageBubbles",
    state: "from clinic and patient",
    content: (
      <MessageBubbles
        messages={[
          { from: "clinic", text: "Hi Dana, you are due for a first visit. Reply 1 for Tuesday." },
          { from: "patient", text: "1" },
          { from: "patient", text: LONG_WORD },
        ]}
      />
    ),
  },
  {
    component: "PeopleScene",
    state: "with one person, and with many",
    tones: ["light", "dark"],
    content: (["nurse", "coworkers"] as const).map((name) => (
      <PeopleScene key={name} name={name} className="Gallery-scene" />
    )),
  },
  {
    component: "RiskMark",
    state: "of each level",
    content: (
      <p className="row">
        <RiskMark level="Low" />
        <RiskMark level="Medium" />
        <RiskMark level="High" />
      </p>
    ),
  },
  {
    component: "SiteLink",
    state: "outside running text, within and alone",
    tones: ALL_TONES,
    content: (
      <>
        <p>
          A sentence with <TextLink link={about} /> in it.
        </p>
        <p>
          <MoreLink link={{ ...about, label: LONG_TEXT }} />
        </p>
        <p>
          <TextLink link={about} isAlone />
        </p>
      </>
    ),
  },
  {
    component: "TitledList",
    state: "with short and long words",
    content: <TitledList titleSize="xs" items={items} />,
  },
];
