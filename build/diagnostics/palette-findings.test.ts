import { describe, expect, it } from 'vitest';
import { readJsonDocument } from './json-document';
import { paletteFindings } from './palette-findings';

function warnings(palette: object) {
  return paletteFindings({ palette }, readJsonDocument(JSON.stringify({ theme: { palette } }, null, 2)));
}

describe('contrast of a palette', () => {
  it('does not warn of the default theme', () => {
    expect(warnings({})).toEqual([]);
  });

  it('warns of text that is hard to read, at the key that the merchant chose', () => {
    const found = warnings({ gold: '#c98a1b', grey: '#999999' });
    expect(found).toMatchObject([
      {
        line: 5,
        severity: 'warning',
        message: 'grey #999999 is hard to read on whiteColor #ffffff: contrast 2.8:1, needs 4.5:1.',
        fix: 'change grey to #757575, the nearest shade that passes',
      },
      { line: 5, severity: 'warning', message: expect.stringContaining('on globalBackground') },
    ]);
  });

  it.each([
    // 4.4781:1 on white: rounded, it would read "4.5:1, needs 4.5:1"
    ['grey', '#777777', 'whiteColor', '4.4:1, needs 4.5:1'],
    ['selectedTab', '#959595', 'whiteColor', '2.9:1, needs 3:1'],
  ])('cuts the contrast of %s %s off instead of rounding it up', (text, color, on, figure) => {
    const message = `${text} ${color} is hard to read on ${on} #ffffff: contrast ${figure}.`;
    expect(warnings({ [text]: color })).toContainEqual(expect.objectContaining({ message }));
  });

  it.each([
    ['grey', '#767676'],
    ['selectedTab', '#949494'],
  ])('has nothing to say about %s %s, which is just enough on white', (text, color) => {
    expect(warnings({ [text]: color, globalBackground: '#ffffff' })).toEqual([]);
  });

  it('points at the background when the merchant chose only that', () => {
    expect(warnings({ top: '#333333' })).toMatchObject([
      { line: 4, message: expect.stringContaining('headerTextColor') },
    ]);
  });
});
