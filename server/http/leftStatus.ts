/** Logged and counted, as in nginx, when the connection was closed before the whole response was sent. */
export const LEFT_STATUS = 499;
