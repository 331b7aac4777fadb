import type { Position } from '../diagnostics/finding';
import type { JsonDocument, Path } from '../diagnostics/json-document';
import { isTelling } from '../isolation/secrets';
import { wordFinder } from '../isolation/word-finder';
import type { Problem } from '../shared/problem';

/** A text that shoppers read, with its place in `merchant.json`. */
export interface ShownText {
  text: string;
  position: Position;
}

/** The name and the hosts of a mall. */
export interface Known {
  id: string;
  name?: string | undefined;
  hosts: readonly string[];
}

interface Mall extends Known {
  shownTexts: readonly ShownText[];
}

/** The texts of a config in which another mall's name is a mistake. */
export function shownTextsOf(document: JsonDocument): ShownText[] {
  const texts = document.valueAt(['texts']);
  const paths: Path[] = [
    ['program', 'name'],
    ['manifest', 'shortName'],
    ['description'],
    ...(typeof texts === 'object' && texts !== null ? Object.keys(texts).map((key) => ['texts', key]) : []),
  ];
  return paths.flatMap((path) => {
    const text = document.textAt(path);
    return text === undefined ? [] : [{ text, position: document.locate(path) }];
  });
}

/**
 * A warning for each text that names another mall, or its host. Somebody copied a folder, and left words of that mall in
 * it. Short single words are no names here, because they stand anywhere by chance.
 */
export function foreignNames(
  malls: readonly Mall[],
  others: readonly Known[],
  file: (id: string, isShared?: boolean) => string,
): Problem[] {
  const words = [...malls, ...others].flatMap(({ id, name, hosts }) =>
    [...(name !== undefined && isTelling(name) ? [name] : []), ...hosts].map((word) => ({ id, word })),
  );
  const find = wordFinder(words.map(({ word }) => Buffer.from(word)));
  return malls.flatMap((mall) => {
    const own = [mall.name ?? '', ...mall.hosts].join('\n').toLowerCase();
    return mall.shownTexts.flatMap(({ text, position }): Problem[] => {
      const found = new Set<number>();
      find(Buffer.from(text), (index) => found.add(index));
      const foreign = [...found]
        .flatMap((index) => words[index] ?? [])
        .find(({ id, word }) => id !== mall.id && !own.includes(word.toLowerCase()) && standsIn(text, word));
      if (!foreign) return [];
      const { word, id } = foreign;
      const message = `This text says ${JSON.stringify(word)}, which belongs to ${id}. Shoppers would read about another mall.`;
      const fix = 'write the words of this mall';
      const { shared: isShared, ...place } = position;
      return [
        { merchant: mall.id, file: file(mall.id, isShared), ...place, severity: 'warning', message, fix },
      ];
    });
  });
}

/** Whether a text says the word itself, and not only a longer one that contains it. */
function standsIn(text: string, word: string): boolean {
  const [whole, part] = [text.toLowerCase(), word.toLowerCase()];
  for (let at = whole.indexOf(part); at >= 0; at = whole.indexOf(part, at + 1)) {
    const [before, after] = [whole.slice(0, at), whole.slice(at + part.length)];
    if (!/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(after)) return true;
  }
  return false;
}
