import { once } from './once';

/**
 * Points and amounts: whole numbers without decimals, others with two (docs/product/formats.md#points-and-money). Any
 * other value gives '0'.
 */
export function formatPoints(value: number | undefined): string {
  if (value === undefined || !Number.isFinite(value)) return '0';
  const rounded = roundPoints(value);
  return (Number.isInteger(rounded) ? wholeNumbers() : hundredths()).format(rounded).replace('-', '−');
}

/** An amount as text: the sign of its currency before the figure, a minus before both. */
export function formatMoney(amount: number, currency: string): string {
  return formatPoints(amount).replace(/^−?/, `$&${currency.replaceAll('$', '$$$$')}`);
}

/** A formatter takes longer to make than to use, and a catalogue shows dozens of prices. */
const formatter = (decimals: number) =>
  once(
    () =>
      new Intl.NumberFormat('en-IN', { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
  );
const wholeNumbers = formatter(0);
const hundredths = formatter(2);

/** Rounds to the hundredth. A half goes up, even if its binary number is slightly too small, as for 1.005. */
export function roundPoints(value: number): number {
  return Math.round(Number((value * 100).toPrecision(14))) / 100 + 0; // no -0
}

/**
 * The points of so many units, exact to the hundredth. It multiplies before it rounds, so that no fraction of a unit is
 * lost.
 */
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
 * What a balance is worth in the merchant's currency: balance × x_points_equivalent_to × x_currency, if there are both
 * rates (docs/product/formats.md#worth).
 */
export function pointsWorth({ balance, pointsPerUnit, currencyPerUnit }: Worth): number | undefined {
  if (balance === undefined || !pointsPerUnit || !currencyPerUnit) return undefined;
  return balance * pointsPerUnit * currencyPerUnit;
}
