export interface ContactSearch {
  /** Id of the location that is shown; the first one when left out. An id of digits is a number in an address. */
  location?: string | number | undefined;
}

/** Reads an address. */
export function readContactSearch({ location }: Record<string, unknown>): ContactSearch {
  const isId = typeof location === 'number' || (typeof location === 'string' && location !== '');
  return { location: isId ? location : undefined };
}

/** The address of a location: '?location=7', not '?location="7"'. */
export function contactSearch(id: string): ContactSearch {
  return { location: /^[1-9]\d{0,14}$/.test(id) ? Number(id) : id };
}
