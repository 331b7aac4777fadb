/** Height of the logo on the login screens, in px. */
export const loginLogoHeight = 68;

/** A logo that is a word may be this many times wider than high. More would not fit beside other things. */
const widest = 3;

/** The width in which a logo of this ratio can be read at a height in px: a word gets more room than a mark. */
export function logoWidth(ratio: number, height: number): number {
  return Math.round(height * Math.min(Math.max(ratio, 1), widest));
}

/** The room for fixed text inside a field, before what is typed, as a CSS length. */
export function leadWidth(lead: string): string {
  return `${lead.length + 3}ch`;
}
