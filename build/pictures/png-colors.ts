import { pngParts } from './picture';

/** Where sRGB has its white, red, green and blue, as cHRM writes it, in 100,000ths. */
const usualPlaces = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6000];
/** As gAMA writes it, in 100,000ths. */
const usualGamma = 45_455;
/** Browsers take less than this for a usual screen, in 100,000ths. */
const slack = 2500;
/** BT.709 with the curve of sRGB, in full range. */
const usualCode = Buffer.from([1, 13, 0, 1]);

/**
 * The part of a PNG that says that its colours are not those of a usual screen: `cICP`, `gAMA` or `cHRM`. Browsers show
 * other colours then, and the library that draws icons does not look at it. Of several parts the first one counts, in the
 * order of https://www.w3.org/TR/png-3/#color-chunk-precendence.
 */
export function foreignColors(png: Buffer): string | undefined {
  const parts = new Map<string, Buffer>();
  for (const { type, data } of pngParts(png)) {
    if (type === 'IDAT') break;
    parts.set(type, data);
  }
  const code = parts.get('cICP');
  if (code) return code.equals(usualCode) ? undefined : 'cICP';
  if (parts.has('iCCP') || parts.has('sRGB')) return undefined;
  const [gamma] = numbersOf(parts.get('gAMA'));
  if (!gamma) return undefined; // browsers then leave cHRM out, too
  if (Math.abs(gamma - usualGamma) > slack) return 'gAMA';
  const places = numbersOf(parts.get('cHRM'));
  return places.some((at, index) => Math.abs(at - (usualPlaces[index] ?? at)) > slack) ? 'cHRM' : undefined;
}

function numbersOf(data: Buffer | undefined): number[] {
  return Array.from(
    { length: Math.floor((data?.length ?? 0) / 4) },
    (_, at) => data?.readUInt32BE(4 * at) ?? 0,
  );
}
