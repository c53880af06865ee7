export interface Instruction {
  readonly name: string;
  readonly text: string;
}

export interface Stage {
  readonly name: string | undefined;
  readonly image: string;
  readonly instructions: readonly Instruction[];
}

/** The stages of a Dockerfile with their instructions, continued lines joined. */
export function parseDockerfile(source: string): readonly Stage[] {
  const instructions = source
    .replaceAll(/^#.*\n/gm, "")
    .replaceAll(/\\\n\s*/g, "")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [, name = "", text = ""] = /^(\w+) (.*)$/.exec(line) ?? [];
      return { name, text };
    });
  const starts = instructions.flatMap(({ name }, index) => (name === "FROM" ? [index] : []));
  return starts.map((start, index) => {
    const [image = "", , name] = instructions[start]?.text.split(" ") ?? [];
    return { name, image, instructions: instructions.slice(start + 1, starts[index + 1]) };
  });
}

/** The words of an instruction in its exec form, such as `CMD ["node", "server.js"]`. */
export function execForm({ text }: Instruction): readonly string[] {
  return JSON.parse(text.slice(text.indexOf("["))) as readonly string[];
}
