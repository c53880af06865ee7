/**
 * One line for each fault that stopped a build: its file, its line, and what is wrong.
 * @param {unknown} error
 * @returns {readonly string[] | undefined} undefined if the build script itself failed
 */
export function problemLines(error) {
  const { errors } = /** @type {Partial<import("esbuild").BuildFailure>} */ (error);
  if (!Array.isArray(errors)) return undefined;
  const lines = errors.map(({ location, text }) =>
    location ? `${location.file}:${location.line}: ${text}` : text,
  );
  return [...new Set(lines)];
}
