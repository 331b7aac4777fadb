import { type Wanted, wanted } from './wanted';

/** What a query means, also while it is being typed: it begins a phrase of the table, or a phrase stands in it. */
export function wantedFor(query: string): Wanted[] {
  const typed = plain(query.trim());
  if (typed.length < 3) return [];
  return wanted.filter(({ words }) =>
    words.map(plain).some((phrase) => phrase.startsWith(typed) || ` ${typed} `.includes(` ${phrase} `)),
  );
}

/** In small letters, British, in the singular. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('color', 'colour')
    .replaceAll(/(?<=\p{L}{2}[^\Ws])s(?!\p{L})/gu, '');
}
