/** The row that an id on the wire names; 0, which no row has, for a text that no row can have for its id. */
export function rowId(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : 0;
}
