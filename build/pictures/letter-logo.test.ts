import { describe, expect, it } from 'vitest';
import { logoFindings } from '../config/logo/logo-findings';
import { glyphOf, letterLogo } from './letter-logo';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];

describe('a letter logo', () => {
  it.each(letters)('draws %s', async (letter) => {
    const glyph = glyphOf(letter);
    expect(glyph).toBeDefined();
    const logo = letterLogo(`${letter}-Mall`, '#1264c4');
    expect(logo).toContain(`d="${glyph?.path}"`);
    expect(await logoFindings(Buffer.from(logo))).toEqual([]);
  });

  it('draws every letter and figure its own way', () => {
    expect(new Set(letters.map((letter) => glyphOf(letter)?.path)).size).toBe(letters.length);
  });

  it('draws small and accented letters as their capital', () => {
    const path = glyphOf('E')?.path ?? 'missing';
    expect(letterLogo('élan', '#1264c4')).toContain(path);
  });

  it.each(['केसर', '山城', '🎪 Mall', '<b>', ''])('falls back to a mosaic for %j', async (name) => {
    const logo = letterLogo(name, '#1264c4');
    expect(logo.match(/rotate\(/g)).toHaveLength(4);
    expect(await logoFindings(Buffer.from(logo))).toEqual([]);
  });

  it.each(['#ffffff', '#ffff00'])('puts %s on a dark plate, where it shows', (primary) => {
    const logo = letterLogo('Mall', primary);
    expect(logo).toContain(`stroke="${primary}"`);
    expect(logo).not.toContain(`fill="${primary}"`);
  });
});
