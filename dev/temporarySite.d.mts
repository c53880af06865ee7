/** A running copy of the site that tests and measurements change. */
export interface TemporarySite {
  readonly folder: string;
  readonly origin: string;
  readonly pid: number;
  /** All that the terminal has shown. */
  readonly output: () => string;
  /** Resolves once the terminal shows this. */
  readonly said: (pattern: RegExp) => Promise<RegExpExecArray>;
  readonly read: (file: string) => Promise<string>;
  readonly write: (file: string, text: string) => Promise<void>;
  /** Saves a file with one text in the place of another. */
  readonly replace: (file: string, from: string, to: string) => Promise<void>;
  /** As Ctrl-C does; resolves to the temporary files that are left. */
  readonly stop: () => Promise<readonly string[]>;
}

export function startTemporarySite(): Promise<TemporarySite>;
