/** A drawn bar code: dark bars on a light ground, in modules (the width of the thinnest bar). */
export interface BarCode {
  /** In modules, including the quiet zones. */
  width: number;
  bars: readonly { x: number; width: number }[];
}

/** Light modules on each side. Without them, scanners do not find the code (ISO/IEC 15417). */
const quietZone = 10;

/**
 * Code 128 of a text, with start, check digit, stop and quiet zones. An even number of digits is written two to a
 * symbol (set C), other printable ASCII one to a symbol (set B). Undefined for an empty text and for other characters.
 */
export function code128(text: string): BarCode | undefined {
  const values = symbolValues(text);
  if (!values) return undefined;
  const symbols = [...values, checkDigit(values), stop];
  const bars: { x: number; width: number }[] = [];
  let x = quietZone;
  for (const symbol of symbols) {
    for (const [index, digit] of [...(patterns[symbol] ?? '')].entries()) {
      const width = Number(digit);
      if (index % 2 === 0) bars.push({ x, width });
      x += width;
    }
  }
  return { width: x + quietZone, bars };
}

/** The start symbol's value plus each value times its place, modulo 103. Exported for its test. */
export function checkDigit(values: readonly number[]): number {
  return values.reduce((sum, value, place) => sum + value * Math.max(place, 1), 0) % 103;
}

const startB = 104;
const startC = 105;
const stop = 106;

function symbolValues(text: string): number[] | undefined {
  if (/^(?:\d\d)+$/.test(text)) return [startC, ...(text.match(/\d\d/g) ?? []).map(Number)];
  if (/^[ -~]+$/.test(text)) return [startB, ...[...text].map((character) => character.charCodeAt(0) - 32)];
  return undefined;
}

/** Widths of bar, space, bar, … per symbol value, as the standard lists them. Exported for its test. */
export const patterns: readonly string[] = `
212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222
123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321
232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121
313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224
111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111
111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113
114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112`
  .trim()
  .split(/\s+/);
