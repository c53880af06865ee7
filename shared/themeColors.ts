/** The two tokens that are also used outside the stylesheet; a test compares them with `tokens.css`. */
export const themeColors = { night950: "#04101e", paper: "#fdfcf9" } as const;
