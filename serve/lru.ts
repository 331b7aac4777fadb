/** Keeps values up to a total weight, and forgets those that were asked for longest ago. */
export interface Lru<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value, weight: number): void;
}

export function lru<Value>(limit: number): Lru<Value> {
  const entries = new Map<string, { value: Value; weight: number }>(); // a Map keeps the order of insertion
  let total = 0;
  const drop = (key: string) => {
    total -= entries.get(key)?.weight ?? 0;
    entries.delete(key);
  };
  return {
    get: (key) => {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set: (key, value, weight) => {
      drop(key);
      entries.set(key, { value, weight });
      total += weight;
      for (const oldest of entries.keys()) {
        if (total <= limit) break;
        drop(oldest);
      }
    },
  };
}
