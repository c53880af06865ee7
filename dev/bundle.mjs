import { createHash } from "node:crypto";
import { basename } from "node:path";
import * as esbuild from "esbuild";

/** esbuild takes a stylesheet that it cannot read as it is, and only warns. */
const STYLE_ERROR = "css-syntax-error";

/** A bundle that stays in memory and is built anew within milliseconds. What fails leaves the last good one in place. */
export class Bundle {
  /** What a developer has to mend, as esbuild's messages. */
  problems = [];
  /** Changes with the bytes of the outputs. */
  version = "";
  metafile;
  /** By their names; maps for debuggers among them. */
  outputs = new Map();
  #options;
  #context;

  constructor(options) {
    this.#options = {
      bundle: true,
      write: false,
      metafile: true,
      logLevel: "silent",
      jsx: "automatic",
      ...options,
    };
  }

  /** Whether a change of these files, named from the project's root, may change or mend the bundle. */
  isMadeOf(files) {
    if (!this.metafile || this.problems.length > 0) return true;
    return files.some((file) => file in this.metafile.inputs);
  }

  async build() {
    this.#context ??= await esbuild.context(this.#options);
    const { errors, warnings, metafile, outputFiles } = await this.#context.rebuild().catch(failure);
    const isStyleError = ({ id }) => id === STYLE_ERROR;
    this.problems = [...errors, ...warnings.filter(isStyleError)];
    const remarks = warnings.filter((warning) => !isStyleError(warning));
    if (remarks.length > 0) console.warn((await formatted(remarks, "warning")).join(""));
    if (!outputFiles) return;
    this.metafile = metafile;
    this.outputs = new Map(outputFiles.map((file) => [basename(file.path), file]));
    const hash = createHash("sha256");
    for (const { path, hash: digest } of outputFiles) if (!path.endsWith(".map")) hash.update(path + digest);
    this.version = hash.digest("base64url").slice(0, 12);
  }

  output(name) {
    return this.outputs.get(name);
  }

  async dispose() {
    await this.#context?.dispose();
  }
}

/** Messages for the terminal. */
export function formatted(messages, kind = "error") {
  return esbuild.formatMessages(messages, { kind, color: process.stdout.isTTY });
}

/** What esbuild throws holds its messages; what a plugin or a fault of the bundler throws does not. */
function failure(error) {
  return { errors: error.errors ?? [{ text: String(error) }], warnings: error.warnings ?? [] };
}
