// What can be wrong when the server starts, and what an operator can put right. The exit codes are those of sysexits.h.

/** A setting has a value that the server cannot take. */
export class SettingsError extends Error {
  readonly exitCode = 78;
}

/** Something that the server needs is not there: a free port, its build, room on a disk. */
export class UnavailableError extends Error {
  readonly exitCode = 69;
}
