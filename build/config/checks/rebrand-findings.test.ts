import { describe, expect, it } from 'vitest';
import { readJsonDocument } from '../../diagnostics/json-document';
import { derivePalette } from '../palette/derive-palette';
import { rebrandFindings } from './rebrand-findings';

const palette = { ...derivePalette('#1264c4'), primaryOrange: '#8b1f3a', gold: '#aa7700' };

function found(theme: { palette: object; gradient?: { to: string } }) {
  return rebrandFindings(theme, readJsonDocument(JSON.stringify({ theme }, null, 2)));
}

describe('a palette after its brand colour has changed', () => {
  it('gets a note with the colours of the old one, and a look without them that takes nothing else away', () => {
    const theme = { font: 'Figtree', gradient: { from: '#1264c4', to: '#004665' }, palette };
    const [only, ...rest] = found(theme);
    expect(rest).toEqual([]);
    expect(only).toMatchObject({ severity: 'note', line: 9 });
    expect(only?.message).toMatch(
      /^These colours do not come from .*#8b1f3a.*: .*lightPrimaryColor, .*gradient\.$/,
    );
    expect(only?.message).not.toMatch(/gold|whiteColor/);
    expect(only?.proposed?.path).toEqual(['theme']);
    expect(only?.proposed?.value).toEqual({
      font: 'Figtree',
      palette: { ...derivePalette('#8b1f3a'), gold: '#aa7700' },
    });
  });

  it('is quiet once they are gone, and where the brand colour is still the same', () => {
    expect(found({ palette: derivePalette('#8b1f3a') })).toEqual([]);
    expect(found({ palette: { primaryOrange: '#8b1f3a' } })).toEqual([]);
    expect(found({ palette: {} })).toEqual([]);
  });
});
