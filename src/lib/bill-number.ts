import { cutText } from './cut-text';

/** How many characters of a bill number show. */
const shown = 12;

/** A bill number for the screen: at most 12 characters, then '...' (docs/product/formats.md#bill-numbers). */
export function shortBillNumber(number: string): string {
  return number.length > shown ? `${cutText(number, shown)}...` : number;
}
