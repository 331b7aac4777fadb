import { expect, it } from 'vitest';
import { namedTypeface } from '../typeface/named-typeface';
import { fontsOf } from './fonts';

it('gives titles a typeface of their own, with metrics of what the device draws until it is there', async () => {
  const headline = await namedTypeface('Urbanist');
  const { files, fonts, headlineSheet } = fontsOf({ typeface: undefined, headline });
  expect(files.map(({ path }) => path)).toEqual([
    ...headline.files.map(() => expect.stringMatching(/woff2$/)),
    headlineSheet?.path,
  ]);
  expect(fonts.families).toBeUndefined();
  expect(fonts.headlines).toMatch(/^Headline, "Headline Fallback/);
  expect(headlineSheet?.bytes.toString()).toContain('@font-face{font-family:Headline;');
  expect(fonts.rules).not.toContain('woff2'); // the page asks for the app's files first
  expect(fonts.rules).toContain('size-adjust:');
});

it('stores a typeface once that texts and titles share', async () => {
  const font = await namedTypeface('Manrope');
  const { files, fonts } = fontsOf({ typeface: font, headline: font });
  expect(files).toHaveLength(font.files.length);
  expect(fonts.rules).not.toContain('Headline');
  expect(fonts.headlines).toBe(fonts.families);
});

it('draws titles as texts where a mall has a typeface for those alone', async () => {
  const { fonts } = fontsOf({ typeface: await namedTypeface('Manrope'), headline: undefined });
  expect(fonts.headlines).toBe(fonts.families);
  expect(fontsOf({ typeface: undefined, headline: undefined })).toEqual({ files: [], fonts: { rules: '' } });
});
