/** An id in the query of an address. The router writes a number without quotes, and reads it as one. */
export type SearchId = string | number;

const longestId = 40;

/** Reads an id of an address. Undefined for anything else. */
export function readSearchId(value: unknown): SearchId | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value !== '' && value.length <= longestId ? value : undefined;
}

/** An id as an address holds it: '?location=7', not '?location="7"'. */
export function searchId(id: string): SearchId {
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : id;
}
