/** Points and amounts: whole numbers without decimals, others with two (part 1 §5, "Display"). Anything else is '0'. */
export function formatPoints(value: number | undefined): string {
  if (value === undefined || !Number.isFinite(value)) return '0';
  const rounded = Math.round(value * 100) / 100;
  const decimals = Number.isInteger(rounded) ? 0 : 2;
  return rounded.toLocaleString('en-IN', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
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
 * are given (part 1 §9).
 */
export function pointsWorth({ balance, pointsPerUnit, currencyPerUnit }: Worth): number | undefined {
  if (balance === undefined || !pointsPerUnit || !currencyPerUnit) return undefined;
  return balance * pointsPerUnit * currencyPerUnit;
}
