import { Section, type Tone } from "./Section";
import { Split, type SplitProps } from "./Split";

/** A section with its title at the left and its content at the right. */
export function SplitSection({ tone, ...split }: SplitProps & { readonly tone: Tone }) {
  return (
    <Section id={split.id} tone={tone}>
      <Split {...split} />
    </Section>
  );
}
