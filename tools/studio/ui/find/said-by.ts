import type { Wording } from '@/brand/texts/plural';

/** A wording as a regular expression. Anything may stand in place of `{name}`. */
function patternOf(wording: string): string {
  const parts = wording.split(/\{\w+\}/).map((part) => escaped(part).replace(/\s+/g, '\\s+'));
  return `^\\s*${parts.join('.+?')}\\s*$`;
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

/** `{name}, {place}` and `{n} of {count}` would fit what no text says. */
function hasWords(wording: string): boolean {
  return lettersOf(wording) > Math.max(1, wording.split('{').length - 1);
}

function lettersOf(wording: string): number {
  return wording.replace(/\{\w+\}/g, '').match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

/**
 * The keys of the texts that may have said this. Where the screen shows several areas, only those of the first one that
 * says it; those with the most words of their own come first.
 */
export function textsSaying(
  said: string,
  texts: ReadonlyMap<string, Wording>,
  areas: readonly string[],
): string[] {
  const rank = (key: string) => {
    const place = areas.indexOf(key.split('.')[0] ?? '');
    return place < 0 ? areas.length : place;
  };
  const found = [...texts]
    .flatMap(([key, wording]) => {
      const forms = typeof wording === 'string' ? [wording] : Object.values(wording);
      const fitting = forms.filter((form) => hasWords(form) && new RegExp(patternOf(form), 'iu').test(said));
      return fitting.length > 0 ? [{ key, letters: Math.max(...fitting.map(lettersOf)) }] : [];
    })
    .sort((one, other) => other.letters - one.letters)
    .map(({ key }) => key);
  const best = Math.min(...found.map(rank));
  return found.filter((key) => rank(key) === best);
}
