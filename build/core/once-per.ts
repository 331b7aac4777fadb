/** Computes something only once for each object, for as long as that object lives. */
export function oncePer<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const made = compute(key);
    known.set(key, made);
    return made;
  };
}
