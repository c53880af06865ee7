/** The two tokens that programs outside the stylesheet paint with; a test holds them to `tokens.css`. */
export const themeColors = { night950: "#04101e", paper: "#fdfcf9" } as const;
