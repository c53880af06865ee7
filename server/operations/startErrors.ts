// Errors at the start that an operator can fix. The exit codes are those of sysexits.h.

/** A setting has an invalid value. */
export class SettingsError extends Error {
  readonly exitCode = 78;
}

/** Something that the server needs is missing: a free port, its build, room on a disk. */
export class UnavailableError extends Error {
  readonly exitCode = 69;
}
