export type SearchedArea = 'rewards' | 'stores' | 'offers';

let handed: { area: SearchedArea; text: string } | undefined;

/** Gives a search to the screen of an area that is about to open. */
export function handSearch(area: SearchedArea, text: string): void {
  handed = { area, text };
}

/** Takes the search that another screen has given, once. */
export function takeSearch(area: SearchedArea): string | undefined {
  if (handed?.area !== area) return undefined;
  const { text } = handed;
  handed = undefined;
  return text;
}
