import { describe, expect, it } from 'vitest';
import { paletteKeys } from '@/brand/palette';
import { arbitraryPalette } from '../../../tests/setup/arbitrary-palette';
import { readJsonDocument } from '../../diagnostics/json-document';
import { paletteFindings } from './palette-findings';
import { backdrops, renderedColors } from './rendered-colors';

function found(palette: object) {
  return paletteFindings({ palette }, readJsonDocument(JSON.stringify({ theme: { palette } }, null, 2)));
}

function warnings(palette: object) {
  return found(palette).filter(({ severity }) => severity === 'warning');
}

describe('the colours of a palette, as the app paints them', () => {
  it('are not worth a word in the default theme', () => {
    expect(found({})).toEqual([]);
  });

  it('get a warning in a person’s words, with both colours, what the app paints and the nearest shade', () => {
    expect(found({ gold: '#c98a1b', selectedTab: '#FFF3B0' })).toEqual([
      {
        line: 5,
        column: 22,
        severity: 'warning',
        message:
          'The colour of selected tabs (selectedTab #FFF3B0) is hard to read on the tint of the brand colour (lightPrimaryColor #fff0e4): contrast 1:1, needs 4.5:1. The app paints it darker, as #756928.',
        fix: 'write "selectedTab": "#756928", the nearest shade that can be read',
        colors: [
          { words: 'selected tabs', color: '#FFF3B0' },
          { words: 'the tint of the brand colour', color: '#fff0e4' },
          { words: 'the nearest shade', color: '#756928' },
        ],
        proposed: { path: ['theme', 'palette', 'selectedTab'], value: '#756928' },
      },
    ]);
  });

  it.each(Array.from({ length: 40 }, (_, seed) => seed))(
    'are offered in exactly the painted shade, which ends the warning and brings no other (palette %i)',
    (seed) => {
      const palette = arbitraryPalette(seed);
      const before = warnings(palette);
      expect(before).not.toEqual([]);
      for (const { message, fix = '', proposed } of before) {
        const [, painted] =
          /^.*The app paints it (?:darker|lighter), as (#[0-9a-f]{6})\.$/.exec(message) ?? [];
        const [, key = '', offered] = /^write "(\w+)": "(#[0-9a-f]{6})"/.exec(fix) ?? [];
        expect(offered).toBe(painted);
        expect(proposed).toEqual({ path: ['theme', 'palette', key], value: offered });
        const after = warnings({ ...palette, [key]: offered });
        expect(after.map((each) => each.fix)).toEqual(
          before.map((each) => each.fix).filter((each) => each !== fix),
        );
      }
    },
  );

  it('are checked for every text, status, progress bar and background of the palette', () => {
    const unchecked = Object.keys(paletteKeys).filter(
      (key) => !renderedColors.some((each) => each.key === key),
    );
    // areas with a text in black or white, lines and decoration
    expect(unchecked.sort()).toEqual(
      [
        'whiteColor',
        'primaryOrange',
        'borderGrey',
        'progressDefault',
        'top',
        'gold',
        'headerBottomBorder',
        'dashBoardTier',
        'red',
      ].sort(),
    );
  });

  it('have the names of the studio and of editors, also as what is behind a text', () => {
    for (const { key, words } of renderedColors) {
      expect(words.toLowerCase()).toBe(paletteKeys[key].title.toLowerCase());
    }
    for (const [name, [words, key]] of backdrops) {
      if (name.endsWith('-tint')) continue; // mixed from a colour of the palette
      expect(paletteKeys[key].title.toLowerCase()).toContain(words.replace(/^the /, ''));
    }
  });

  it('cut the contrast off instead of rounding it up', () => {
    // 4.4781:1 on white: rounded, it would read "4.5:1, needs 4.5:1"
    const palette = { top: '#ffffff', headerTextColor: '#777777' };
    expect(found(palette)).toMatchObject([
      { message: expect.stringContaining('contrast 4.4:1, needs 4.5:1') },
    ]);
    expect(found({ ...palette, headerTextColor: '#767676' })).toEqual([]);
  });

  it('are blamed on a background when the merchant chose only that', () => {
    expect(found({ top: '#333333' })).toMatchObject([
      { line: 4, message: expect.stringContaining('The colour of titles in headers (headerTextColor') },
    ]);
  });

  it('are a note, not a mistake, where the brand colour itself is painted darker', () => {
    expect(found({ primaryOrange: '#ffd43b' })).toMatchObject([
      {
        severity: 'note',
        message: expect.stringMatching(
          /^The brand colour \(primaryOrange #ffd43b\) is kept where it is a plain area\. Where texts need contrast, the app paints .*links and outlines darker, as #/,
        ),
      },
    ]);
    expect(found({ primaryOrange: '#8c1d2f' })).toEqual([]);
  });

  it('get a warning where the texts of the balance card cannot be read on the mall’s own gradient', () => {
    const theme = { palette: {}, gradient: { from: '#0b3d77', to: '#A5D8FF' } };
    const document = readJsonDocument(JSON.stringify({ theme }, null, 2));
    const [only, ...rest] = paletteFindings(theme, document);
    expect(rest).toEqual([]);
    expect(only).toMatchObject({ line: 6, severity: 'warning' });
    expect(only?.message).toMatch(
      /^The last colour of the gradient \(to #A5D8FF\) is hard to read under the texts of the balance card \(#ffffff\): contrast 1\.\d:1, needs 4\.7:1\. The app paints it darker, as (#[0-9a-f]{6})\.$/,
    );
    const better = /as (#\w{6})/.exec(only?.message ?? '')?.[1] ?? '';
    expect(only?.fix).toBe(`write "to": "${better}", the nearest shade that can be read`);
    expect(only?.proposed).toEqual({ path: ['theme', 'gradient', 'to'], value: better });
    const mended = { ...theme, gradient: { from: '#0b3d77', to: better } };
    expect(paletteFindings(mended, document)).toEqual([]);
  });

  it('get no note about the brand colour on a balance card that begins in another one', () => {
    const theme = { palette: { primaryOrange: '#bf4f1a' }, gradient: { from: '#ffff00', to: '#ffffff' } };
    expect(paletteFindings(theme, readJsonDocument(JSON.stringify({ theme })))).toEqual([]);
  });
});
