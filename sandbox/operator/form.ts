/** The fields of a posted form. */
export type Form = URLSearchParams;

/** A form that makes no sense; shown to the operator. */
export class FormError extends Error {
  override readonly name = 'FormError';
}

/** What a field takes; left out, any number from 0 up. */
interface Bounds {
  whole?: boolean;
  least?: number;
  most?: number;
}

/** The number in a field, commas between its thousands or not. Throws `FormError` for anything else. */
export function numberFrom(
  name: string,
  text: string,
  { whole = false, least = 0, most = Number.POSITIVE_INFINITY }: Bounds = {},
): number {
  const number = Number(text.replace(/,/g, ''));
  const fits = text.trim() !== '' && number >= least && number <= most && Number.isFinite(number);
  if (fits && (!whole || Number.isInteger(number))) return number;
  const range = most === Number.POSITIVE_INFINITY ? `from ${least} up` : `from ${least} to ${most}`;
  throw new FormError(`${name} must be a ${whole ? 'whole ' : ''}number ${range}, not '${text}'.`);
}
