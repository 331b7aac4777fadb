/** The room for fixed text inside a field, before what is typed, as a CSS length. */
export function leadWidth(lead: string): string {
  return `${lead.length + 3}ch`;
}
