/** One measurement of each side. A side is missing where it could not be measured. `Infinity` where it never came. */
export interface Pair {
  here?: number;
  there?: number;
}

/** The middle value, or the mean of the two middle ones. `undefined` without values. */
export function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((one, other) => one - other);
  const [below, above] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  if (below === undefined || above === undefined) return undefined;
  return below === above ? below : (below + above) / 2;
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
