import { readFileSync } from 'node:fs';
import { shade } from './color';
import type { Mall } from './mall';

const files = new Map<string, string>();

/**
 * The markup of `drawings/<name>.svg` in the mall's colours. Its tokens name a colour of the mall, or one of `values`:
 * `{{primary}}`, lighter as `{{primary+25}}`, darker as `{{primary-25}}` (in hundredths of `shade`,
 * one after the other).
 */
export function drawn(mall: Mall, name: string, values: Readonly<Record<string, string>> = {}): string {
  const { primary, strong, deep, soft, second, gold } = mall;
  const known: Readonly<Record<string, string>> = { primary, strong, deep, soft, second, gold, ...values };
  return contentOf(name).replace(/{{(.*?)}}/g, (token, inner: string) => {
    const [key = '', ...amounts] = inner.split(/(?=[-+])/);
    const value = known[key];
    if (value === undefined) throw new Error(`${name}.svg: nothing is known for ${token}.`);
    return amounts.reduce((color, amount) => shade(color, Number(amount) / 100), value);
  });
}

/** What stands between the `<svg>` tags of a file, without the line breaks. */
function contentOf(name: string): string {
  const known = files.get(name);
  if (known !== undefined) return known;
  const text = readFileSync(new URL(`./drawings/${name}.svg`, import.meta.url), 'utf8');
  const content = text.replace(/^<svg[^>]*>|<\/svg>\n$|\n/g, '');
  files.set(name, content);
  return content;
}
