import type { PressedPart, Sought } from '../wire';
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

/** The elements that are seen now and fit what is sought. Of those that hold each other, only the innermost. */
export function findParts({ words = [], variables = [], picture, selector }: Sought): Element[] {
  const patterns = words.map((each) => new RegExp(each, 'iu'));
  const shown = [...document.body.querySelectorAll('*:not(svg *)')].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility?.({ visibilityProperty: true }) !== false;
  });
  const fitting = withOwnColors(variables, (paintsOf) =>
    shown.filter((element) => {
      if (selector !== undefined && element.matches(selector)) return true;
      if (picture !== undefined && seenOf(element).picture === picture) return true;
      if (patterns.length > 0 && wordsOf(element).some((text) => patterns.some((each) => each.test(text))))
        return true;
      if (variables.length === 0) return false;
      const { background, ink, border } = paintsOf(element);
      const layers = [paintsOf(element, '::before'), paintsOf(element, '::after')];
      return (
        background.length + ink.length + border.length + layers.flatMap((each) => each.background).length > 0
      );
    }),
  );
  const outer =
    variables.length > 0
      ? []
      : fitting.filter((one) => fitting.some((other) => one !== other && one.contains(other)));
  return fitting.filter((element) => !outer.includes(element));
}
