import { createFontStack } from '@capsizecss/core';
import type { LetterMetrics, Typeface } from './typeface';

/** What a typeface of a mall is called in its own style sheet: that of texts, and that of titles. */
export type Family = 'Brand' | 'Headline';

/** Fonts that devices have: Apple's and Windows, Linux, Android. The figures are Capsize's. */
const arial = { ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048, xWidthAvg: 913 };
const arialBold = { ...arial, xWidthAvg: 983 };
const roboto = { ascent: 1900, descent: -500, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 911 };
const regulars = [
  deviceFont(arial, 'Arial', 'ArialMT'),
  deviceFont(arial, 'Liberation Sans', 'LiberationSans'),
  deviceFont(roboto, 'Roboto Regular', 'Roboto-Regular'),
];
const bolds = [
  deviceFont(arialBold, 'Arial Bold', 'Arial-BoldMT'),
  deviceFont(arialBold, 'Liberation Sans Bold', 'LiberationSans-Bold'),
  deviceFont({ ...roboto, xWidthAvg: 926 }, 'Roboto Bold', 'Roboto-Bold'),
];

function deviceFont(metrics: LetterMetrics, fullName: string, postscriptName: string) {
  const [familyName = ''] = fullName.split(' ');
  return { ...metrics, familyName, fullName, postscriptName };
}

/**
 * The rules of a typeface, those of its stand-ins, and the families to put before those of the device. Until the font is
 * there, the device's own font is drawn at its size, so nothing moves when it arrives.
 *
 * @param paths addresses of the typeface's files, in their order
 */
export function fontCss(
  { files, weights, regular, bold }: Typeface,
  paths: readonly string[],
  family: Family,
): { rules: string; standIns: string; families: string } {
  const fallbacks = (metrics: LetterMetrics, devices: typeof regulars, fontWeight: string | undefined) =>
    createFontStack([{ ...metrics, familyName: family }, ...devices], {
      fontFaceFormat: 'styleString',
      ...(fontWeight && { fontFaceProperties: { fontWeight } }),
    });
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
  const standIns = [likeRegular.fontFaces, likeBold?.fontFaces ?? ''].join('');
  return { rules: own.join(''), standIns: standIns.replaceAll(/\s*\n\s*/g, ''), families };
}
