import { cutText } from '@/lib/cut-text';

/** The fields of a posted form. */
export type Form = URLSearchParams;

/** A form that makes no sense. The operator sees its message. */
export class FormError extends Error {
  override readonly name = 'FormError';
}

/** The limits of a number field. */
export interface Bounds {
  whole?: boolean;
  /** Without it 0. */
  least?: number;
  most: number;
  /** Why the highest value is the limit. */
  because?: string;
}

/** The limit for points. Hundredths and their sums are whole numbers, and these are exact up to about 9 × 10¹⁵. */
export const pointBounds: Bounds = {
  most: 1_000_000_000,
  because: 'larger amounts would not be exact',
};

/** The number in a field, with or without commas. Throws `FormError` for anything else. */
export function numberFrom(name: string, text: string, bounds: Bounds): number {
  const { whole = false, least = 0, most, because } = bounds;
  const number = Number(text.replace(/,/g, ''));
  const fits = text.trim() !== '' && number >= least && number <= most;
  if (fits && (!whole || Number.isInteger(number))) return number;
  const wanted = `a ${whole ? 'whole ' : ''}number from ${grouped(least)} to ${grouped(most)}`;
  const reason = because && number > most ? `: ${because}` : '';
  throw new FormError(`${name} must be ${wanted}, not '${brief(text)}'${reason}.`);
}

/** The text in a field, without spaces around it. Throws `FormError` if it is too long. */
export function textFrom(name: string, text: string, longest: number): string {
  const trimmed = text.trim();
  if (trimmed.length <= longest) return trimmed;
  throw new FormError(`${name} takes ${longest} characters at most, not ${trimmed.length}.`);
}

/** A text from a form, cut to fit into a message. */
export function brief(text: string): string {
  return text.length > 40 ? `${cutText(text, 40)}…` : text;
}

const { format: grouped } = new Intl.NumberFormat('en', { useGrouping: 'min2' });

/** Whether a posted key is one of the object's. */
export function isKey<T extends object>(object: T, key: string): key is Extract<keyof T, string> {
  return Object.hasOwn(object, key);
}
