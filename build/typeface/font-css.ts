import { createFontStack } from '@capsizecss/core';
import type { LetterMetrics, Typeface } from './typeface';

/** The name of the mall's typeface in its own style sheet. */
const family = 'Brand';

interface DeviceFont extends LetterMetrics {
  familyName: string;
  fullName: string;
  postscriptName: string;
}

/** Fonts that devices have: Apple's and Windows, Linux, Android. The figures are Capsize's. */
const arial = { ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048, xWidthAvg: 913 };
const roboto = { ascent: 1900, descent: -500, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 911 };
const regulars: DeviceFont[] = [
  { ...arial, familyName: 'Arial', fullName: 'Arial', postscriptName: 'ArialMT' },
  { ...arial, familyName: 'Liberation', fullName: 'Liberation Sans', postscriptName: 'LiberationSans' },
  { ...roboto, familyName: 'Roboto', fullName: 'Roboto Regular', postscriptName: 'Roboto-Regular' },
];
const bolds: DeviceFont[] = [
  { ...arial, xWidthAvg: 983, familyName: 'Arial', fullName: 'Arial Bold', postscriptName: 'Arial-BoldMT' },
  {
    ...arial,
    xWidthAvg: 983,
    familyName: 'Liberation',
    fullName: 'Liberation Sans Bold',
    postscriptName: 'LiberationSans-Bold',
  },
  { ...roboto, xWidthAvg: 926, familyName: 'Roboto', fullName: 'Roboto Bold', postscriptName: 'Roboto-Bold' },
];

/**
 * The rules of a typeface, and the families to put before those of the device. Until the font is there, the device's
 * own font is drawn at its size, so nothing moves when it arrives (docs/decisions/0067-typefaces.md).
 *
 * @param paths addresses of the typeface's files, in their order
 */
export function fontCss(
  { files, weights, regular, bold }: Typeface,
  paths: readonly string[],
): { rules: string; families: string } {
  const [lightest, boldest] = weights;
  const weight = lightest === boldest ? `${lightest}` : `${lightest} ${boldest}`;
  const own = files.map(({ range }, index) =>
    [
      `@font-face{font-family:${family};font-style:normal;font-weight:${weight};font-display:swap`,
      `src:url(${paths[index]}) format("woff2")${range ? `;unicode-range:${range}` : ''}}`,
    ].join(';'),
  );
  const likeRegular = fallbacks(regular, regulars, bold && '100 500');
  const likeBold = bold && fallbacks(bold, bolds, '501 900');
  // Capsize also lists the fonts of the device by their own names, at their own size
  const families = likeRegular.fontFamily
    .split(', ')
    .filter((name) => name.includes(family))
    .join(', ');
  const rules = [...own, likeRegular.fontFaces, likeBold?.fontFaces ?? ''].join('');
  return { rules: rules.replaceAll(/\s*\n\s*/g, ''), families };
}

function fallbacks(metrics: LetterMetrics, devices: DeviceFont[], fontWeight: string | undefined) {
  return createFontStack([{ ...metrics, familyName: family }, ...devices], {
    fontFaceFormat: 'styleString',
    ...(fontWeight && { fontFaceProperties: { fontWeight } }),
  });
}
