import type { PressedPart } from '../wire';
import { withOwnColors } from './paints';

/** Characters. A longer text is that of a whole area. */
const longestWords = 300;
/** Parts around the pressed one. What is further out belongs to the screen. */
const mostParts = 12;

/** What was pressed, and what is around it. */
export function partsAt(pressed: Element, variables: readonly string[]): PressedPart[] {
  const around: Element[] = [];
  for (let at: Element | null = pressed; at && at !== document.documentElement; at = at.parentElement)
    around.push(at);
  return withOwnColors(variables, (paintsOf) => {
    let covered = false;
    return around.slice(0, mostParts).map((element) => {
      const paints: string[] = [];
      if (!covered) {
        const [own, ...layers] = [
          paintsOf(element),
          paintsOf(element, '::before'),
          paintsOf(element, '::after'),
        ];
        paints.push(...layers.flatMap(({ background }) => background));
        paints.push(...own.background, ...own.ink, ...own.border);
        covered = own.opaque;
      }
      return { ...seenOf(element), paints: [...new Set(paints)] };
    });
  });
}

function seenOf(element: Element): Omit<PressedPart, 'paints'> {
  const picture = element.getAttribute('src') ?? undefined;
  const link = element.getAttribute('href') ?? undefined;
  return { words: wordsOf(element), ...(picture && { picture }), ...(link && { link }) };
}

/** What people read of an element or hear of it: its own words first, then with those of what it holds. */
function wordsOf(element: Element): string[] {
  const own = [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');
  const attributes = ['aria-label', 'placeholder', 'alt', 'title'].map(
    (name) => element.getAttribute(name) ?? '',
  );
  const described = element
    .getAttribute('aria-labelledby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '');
  const words = [own, element.textContent ?? '', ...attributes, ...(described ?? [])].map(inOneLine);
  return [...new Set(words)].filter((each) => each !== '' && each.length <= longestWords);
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
