/** One measurement of each side. A side is missing where it could not be measured. `Infinity` where it never came. */
export interface Pair {
  here?: number;
  there?: number;
}

export interface Summary {
  count: number;
  median: number;
  /** The first and the third quartile. */
  quartiles: [number, number];
  worst: number;
}

/** `undefined` without values. */
export function summary(values: readonly number[]): Summary | undefined {
  if (values.length === 0) return undefined;
  const sorted = [...values].sort((one, other) => one - other);
  return {
    count: sorted.length,
    median: quantile(sorted, 0.5),
    quartiles: [quantile(sorted, 0.25), quantile(sorted, 0.75)],
    worst: quantile(sorted, 1),
  };
}

/** In how many pairs the value here was lower, and in how many both were equal. Incomplete pairs do not count. */
export function lowerHere(pairs: readonly Pair[]): { lower: number; equal: number; count: number } {
  const whole = pairs.flatMap(({ here, there }) =>
    here === undefined || there === undefined ? [] : [Math.sign(here - there) || 0],
  );
  return {
    lower: whole.filter((sign) => sign < 0).length,
    equal: whole.filter((sign) => sign === 0).length,
    count: whole.length,
  };
}

/** Of values in their order. Between two of them it interpolates. */
export function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below === above ? below : below + (above - below) * (place % 1);
}
