/** The JSON lines of a server's log. */
export const linesOf = (output: string) =>
  output
    .split("\n")
    .filter((line) => line.endsWith("}"))
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
