/** What an object holds under a name that somebody else chose. Never what it inherits, such as `constructor`. */
export function ownValue<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** What a value of JSON holds at a place. `undefined` where there is no such place. */
export function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null
        ? ownValue(inner as Record<string, unknown>, String(key)) // every object can be read by key
        : undefined,
    value,
  );
}
