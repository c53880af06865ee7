/** The names that the build gives to hashed files. */
export const HASHED_FILE = /^[\w.-]+-[\dA-Z]{8}\.(?:css|js|woff2)$/;

/** The same, and their compressed forms, which the build writes beside them. */
export const FILE_OF_A_RELEASE = /^[\w.-]+-[\dA-Z]{8}\.(?:css|js|woff2)(?:\.(?:br|gz))?$/;
