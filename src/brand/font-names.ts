/** The typefaces that come with this repository. They are open, and each has one file for every weight. */
export const fontNames = ['Figtree', 'Manrope', 'Plus Jakarta Sans', 'Urbanist'] as const;
export type FontName = (typeof fontNames)[number];

export function isFontName(text: string): text is FontName {
  return (fontNames as readonly string[]).includes(text); // `includes` asks for a value of the list
}
