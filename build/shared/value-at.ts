/** What a value of JSON holds at a place. `undefined` where there is no such place. */
export function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[key] : undefined, // every object can be read by key
    value,
  );
}
