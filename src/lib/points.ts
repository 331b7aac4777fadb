/**
 * Points and amounts: whole numbers without decimals, others with two (docs/product/formats.md#points-and-money).
 * Anything else is '0'.
 */
export function formatPoints(value: number | undefined): string {
  if (value === undefined || !Number.isFinite(value)) return '0';
  const rounded = roundPoints(value);
  const decimals = Number.isInteger(rounded) ? 0 : 2;
  return rounded.toLocaleString('en-IN', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

/** To the hundredth. A half goes up even where binary floats hold it a hair below, as they do 1.005. */
export function roundPoints(value: number): number {
  return Math.round(Number((value * 100).toPrecision(14))) / 100;
}

/** Points of so many units, exact to the hundredth: multiplied first, so that no fraction of a unit is lost. */
export function pointsFor(unitPoints: number, quantity: number): number {
  return roundPoints(unitPoints * quantity);
}

interface Worth {
  /** Points. */
  balance?: number | undefined;
  /** x_points_equivalent_to */
  pointsPerUnit?: number | undefined;
  /** x_currency */
  currencyPerUnit?: number | undefined;
}

/**
 * What a balance is worth in the merchant's currency: balance × x_points_equivalent_to × x_currency, where both rates
 * are given (docs/product/formats.md#worth).
 */
export function pointsWorth({ balance, pointsPerUnit, currencyPerUnit }: Worth): number | undefined {
  if (balance === undefined || !pointsPerUnit || !currencyPerUnit) return undefined;
  return balance * pointsPerUnit * currencyPerUnit;
}
