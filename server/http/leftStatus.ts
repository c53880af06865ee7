/** In the log and in the metrics, as in nginx: the visitor left, or was cut off, before the response was sent whole. */
export const LEFT_STATUS = 499;
