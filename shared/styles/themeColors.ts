/** Two colour tokens that are also needed outside stylesheets. A test compares them with `palette.css`. */
export const themeColors = { night950: "#04101e", paper: "#fdfcf9" } as const;
