import { expect, it } from 'vitest';
import { fontCss } from './font-css';
import { namedTypeface } from './named-typeface';

it('the fallback is drawn at the size of the typeface, for regular and for bold letters', async () => {
  const { rules, standIns, families } = fontCss(
    await namedTypeface('Plus Jakarta Sans'),
    ['/a.woff2', '/b.woff2'],
    'Brand',
  );
  expect(families).toBe(
    'Brand, "Brand Fallback: Arial", "Brand Fallback: Liberation", "Brand Fallback: Roboto"',
  );
  for (const name of families.split(', ').slice(1)) expect(standIns).toContain(`font-family: ${name};`);
  const faces = `${rules}${standIns}`.split('@font-face').slice(1);
  expect(faces).toHaveLength(2 + 6);
  // (468 / 1000) / (913 / 2048), and 1038 / 1000 of that
  expect(faces[2]).toContain('font-weight: 100 500');
  expect(faces[2]).toMatch(/ascent-override: 98\.87\d+%.*size-adjust: 104\.97\d+%/);
  expect(faces[5]).toContain('font-weight: 501 900');
  expect(faces[5]).toMatch(/local\('Arial-BoldMT'\).*size-adjust: 100\.83\d+%/);
});

it('each file is used for the characters that it has, and text is never hidden while it loads', async () => {
  const { rules } = fontCss(await namedTypeface('Manrope'), ['/a.woff2', '/b.woff2'], 'Brand');
  const [latin = '', currency = ''] = rules.split('@font-face').slice(1);
  expect(latin).toMatch(
    /font-weight:200 800;font-display:swap;src:url\(\/a\.woff2\).*unicode-range:U\+0-FF,/,
  );
  expect(currency).toMatch(/font-display:swap;src:url\(\/b\.woff2\).*unicode-range:.*U\+20B9/);
});

it('a font with one weight leaves bold letters to the browser', () => {
  const regular = { ascent: 900, descent: -200, lineGap: 0, unitsPerEm: 1000, xWidthAvg: 450 };
  const { rules, standIns } = fontCss(
    { files: [{ bytes: Buffer.alloc(1) }], weights: [400, 400], regular },
    ['/a.woff2'],
    'Brand',
  );
  const [own = '', ...fallbacks] = `${rules}${standIns}`.split('@font-face').slice(1);
  expect(own).toContain('font-weight:400;');
  expect(own).not.toContain('unicode-range');
  expect(fallbacks).toHaveLength(3);
  expect(fallbacks.join()).not.toContain('font-weight');
});
