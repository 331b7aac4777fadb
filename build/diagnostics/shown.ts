const longest = 80;

/** A value as it may stand in a message: as JSON, and cut where it is long. */
export function shown(value: unknown): string {
  const json = JSON.stringify(value) ?? String(value);
  return json.length > longest ? `${json.slice(0, longest - 3)}…` : json;
}
