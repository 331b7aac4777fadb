/** The number of the row that an id on the wire names. 0, which no row has, for a text that cannot be an id. */
export function rowId(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : 0;
}
