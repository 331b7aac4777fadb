/** Stands in for the theme that Mantine falls back to: 2 kB of colours in the first load that nobody sees. */
export const DEFAULT_THEME = {};
