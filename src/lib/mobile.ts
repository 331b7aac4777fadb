import { asciiDigits } from './digits';

/** Indian mobile numbers: ten digits, the first 4 to 9 (docs/product/formats.md#mobile-numbers). */
export const mobilePattern = /^[4-9]\d{9}$/;

/** What stands before ten digits: India's code, or 91 or 0 once more than ten digits are there. */
const prefix = /^(((\+|00)910*|91(?=.{9})|0(?=.{10}))(?=[4-9]))*/;

/** What a mobile field holds after a change. */
interface TakenMobile {
  /** At most ten digits; a plus leads them where no Indian number has followed it. */
  text: string;
  /** `text` as the field shows it. */
  shown: string;
  /** Where its caret belongs. Behind what was cut off, it is behind the end. */
  caret: number;
}

/**
 * What a mobile field takes of its whole raw text. `before` is what it held, `caret` where its caret stands now. A
 * change in the middle that does not fit is not taken.
 */
export function takenMobile(raw: string, caret?: number | null, before = ''): TakenMobile {
  const all = dialled(raw);
  const tail = all.slice(dialled(raw.slice(0, caret ?? raw.length)).length);
  const isRefused = all.length > 10 && tail && before.endsWith(tail);
  const rest = isRefused ? before : all.replace(prefix, '');
  const text = rest.slice(0, 10);
  const head = rest.slice(0, -tail.length || 10);
  return { text, shown: groupMobile(text), caret: groupMobile(head).length };
}

/** The mobile number of a whole text. It matches `mobilePattern` only if the text is one. */
export function mobileDigits(raw: string): string {
  return takenMobile(raw).text;
}

/** Whether no further digits make a mobile number of what a field holds and shows. */
export function isHopeless(text: string): boolean {
  return text.length === 10 || /^(\+[^9]|0?[1-3])/.test(text);
}

/** Groups ten digits 4-3-3 with spaces. A shorter number is grouped as far as it goes. */
export function groupMobile(digits: string): string {
  return digits.replace(/^(.{4})(.{1,3})/, '$1 $2 ').trim();
}

/** The digits of a text as 0–9, and the plus that leads them. */
function dialled(text: string): string {
  return asciiDigits(text.replace('＋', '+')).replace(/^[^\d+]*(\+?)|\D/g, '$1');
}
