/** An error that visitors see as an error screen with this status. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message?: string,
  ) {
    super(message);
  }
}
