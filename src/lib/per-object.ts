/**
 * Remembers for each object what was last made of it, with which other values. So the result stays the same object, and
 * a list that is made of another one finds the reader's place again.
 */
export function perObject<Of extends object, Values extends readonly unknown[], Made>(
  make: (of: Of, ...values: Values) => Made,
): (of: Of, ...values: Values) => Made {
  const last = new WeakMap<Of, { values: Values; made: Made }>();
  return (of, ...values) => {
    const known = last.get(of);
    if (known?.values.every((value, index) => Object.is(value, values[index]))) return known.made;
    const made = make(of, ...values);
    last.set(of, { values, made });
    return made;
  };
}
