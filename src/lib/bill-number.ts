/** Characters of a bill number that show. */
const shown = 12;

/** A bill number as it shows: at most 12 characters, then '...' (docs/product/formats.md#bill-numbers). */
export function shortBillNumber(number: string): string {
  return number.length > shown ? `${number.slice(0, shown)}...` : number;
}
