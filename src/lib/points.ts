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
