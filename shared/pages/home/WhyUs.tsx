import { TitledList, type TitledText } from "../../components/TitledList";
import { SplitSection } from "../../sections/SplitSection";
import "./WhyUs.css";

interface WhyUsProps {
  readonly heading: string;
  readonly body: string;
  readonly items: readonly TitledText[];
}

/** Reasons in rows at the right; the title is sticky at the left. */
export function WhyUs({ items, ...words }: WhyUsProps) {
  return (
    <SplitSection id="why" tone="dark" {...words} columns="4/8" isSticky>
      <TitledList className="WhyUs hairlines" titleSize="sm" items={items} />
    </SplitSection>
  );
}
