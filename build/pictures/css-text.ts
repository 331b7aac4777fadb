/**
 * Small readers of CSS as lightningcss prints it: without comments and escapes, so brackets and quotes are all that can
 * hide a sign.
 */

/** A declaration of a style, such as `fill: red`. */
export interface Declaration {
  name: string;
  value: string;
  isImportant: boolean;
}

/** The declarations between two braces, or in a `style` attribute. */
export function declarationsOf(css: string): Declaration[] {
  return splitOutside(css, ';').flatMap((text) => {
    const colon = text.indexOf(':');
    if (colon < 1) return [];
    const [, value = '', important] = /^\s*(.*?)\s*(!\s*important)?\s*$/is.exec(text.slice(colon + 1)) ?? [];
    return [{ name: text.slice(0, colon).trim(), value, isImportant: important !== undefined }];
  });
}

/** `css` with each call of a function replaced, the outer ones first. */
export function replaceCalls(css: string, name: string, replaced: (args: string) => string): string {
  const start = new RegExp(`(?<![\\w-])${name}\\(`, 'i').exec(css);
  if (!start) return css;
  const from = start.index + start[0].length;
  const end = endOf(css, from, ')');
  return `${css.slice(0, start.index)}${replaced(css.slice(from, end))}${replaceCalls(css.slice(end + 1), name, replaced)}`;
}

/** The parts between the separators that stand in no bracket and no string. */
export function splitOutside(css: string, separator: string): string[] {
  const parts: string[] = [];
  let from = 0;
  while (from <= css.length) {
    const end = endOf(css, from, separator);
    parts.push(css.slice(from, end));
    from = end + 1;
  }
  return parts;
}

/** The next place of `sign` that stands in no bracket and no string, or the end. */
function endOf(css: string, from: number, sign: string): number {
  let depth = 0;
  let quote = '';
  for (let at = from; at < css.length; at++) {
    const char = css.charAt(at);
    if (quote) quote = char === quote ? '' : quote;
    else if (depth === 0 && char === sign) return at;
    else if (char === '"' || char === "'") quote = char;
    else if ('([{'.includes(char)) depth++;
    else if (')]}'.includes(char)) depth--;
  }
  return css.length;
}
