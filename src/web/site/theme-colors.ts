/** The background of each scheme for the browser's own frame. A test compares it with `--color-ground`. */
export const THEME_COLORS = { light: '#fffdf6', dark: '#10201d' } as const;
