/** The ground of each scheme for the browser's own frame: `--color-ground` of tokens.css, which a test compares. */
export const THEME_COLORS = { light: '#fffdf6', dark: '#10201d' } as const;
