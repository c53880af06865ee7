/** Logged and counted, as in nginx, when the connection was closed before the whole response was sent. */
export const CLIENT_CLOSED_REQUEST = 499;
