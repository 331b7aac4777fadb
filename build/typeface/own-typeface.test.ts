import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import subsetFont from 'subset-font';
import { beforeAll, describe, expect, it } from 'vitest';
import { fontsourceFile } from './named-typeface';
import { ownTypeface } from './own-typeface';

let figtree: Buffer;

beforeAll(async () => {
  figtree = await readFile(fontsourceFile('Figtree', 'latin'));
});

const messages = async (bytes: Buffer) =>
  (await ownTypeface(bytes)).findings.map(({ severity, message }) => `${severity}: ${message}`);

describe('a font of a mall’s own', () => {
  it('is taken with its weights and measures, and the sign that it lacks is named', async () => {
    const { typeface, findings } = await ownTypeface(figtree);
    expect(typeface).toMatchObject({ weights: [300, 900], regular: { unitsPerEm: 1000, ascent: 950 } });
    expect(typeface?.bold?.xWidthAvg).toBeGreaterThan(typeface?.regular.xWidthAvg ?? 0);
    expect(findings).toMatchObject([{ severity: 'warning', message: expect.stringContaining('no ₹') }]);
  });

  it('with one weight only is taken with a note, because there may be no other', async () => {
    const pinned = { targetFormat: 'woff2', variationAxes: { wght: 400 } } as const;
    const text = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index));
    const regular = await subsetFont(figtree, text, pinned);
    const { typeface, findings } = await ownTypeface(regular);
    expect(typeface).toMatchObject({ weights: [400, 400] });
    expect(typeface?.bold).toBeUndefined();
    const told = expect.stringContaining('one weight only');
    expect(findings.filter(({ message }) => !message.includes('₹'))).toMatchObject([
      { severity: 'note', message: told },
    ]);
  });

  it('without the letters of Latin is refused', async () => {
    const digits = await subsetFont(figtree, '0123456789', { targetFormat: 'woff2' });
    expect(await messages(digits)).toEqual([expect.stringMatching(/^error: The font lacks a b c .* …, so/)]);
  });

  it('without digits is refused, because balances and prices are drawn with it', async () => {
    const letters = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index)).replace(
      /\d/g,
      '',
    );
    const font = await subsetFont(figtree, letters, { targetFormat: 'woff2' });
    expect(await messages(font)).toEqual([
      expect.stringMatching(/^error: The font has no digits, so balances/),
    ]);
  });

  it.each([
    ['TTF', Buffer.from('\0\x01\0\0', 'latin1'), 'The file is a font in TrueType (TTF), whatever its name'],
    ['large file', Buffer.alloc(91_000), 'The font has 91 kB; at most 60 kB are allowed'],
  ])('that is a %s is refused with what it is and what to ask for', async (_name, bytes, told) => {
    const [found] = (await ownTypeface(bytes)).findings;
    expect(found?.message).toContain(told);
    expect(found?.fix).toContain('WOFF2 for the web');
  });

  it.each<[string, (font: Buffer) => Buffer, string]>([
    ['a picture', () => Buffer.from('<svg/>'), 'does not begin like a WOFF2 file'],
    ['an empty file', () => Buffer.alloc(0), 'does not begin like a WOFF2 file'],
    ['a file that breaks off', (font) => font.subarray(0, 9000), 'its end is missing'],
    ['a damaged file', (font) => damaged(font), 'Decompression failed'],
    ['a file that unpacks to far more than a font', (font) => bomb(font), 'larger than'],
  ])('is refused when it is %s', async (_name, make, reason) => {
    expect(await messages(make(figtree))).toEqual([
      expect.stringMatching(new RegExp(`^error: The file is not a font in WOFF2: .*${reason}`)),
    ]);
  });
});

function damaged(font: Buffer): Buffer {
  const bytes = Buffer.from(font);
  for (let at = 400; at < 2000; at++) bytes[at] = 0x55;
  return bytes;
}

/** The head of a font without tables, with far more zeros behind it than a font has bytes. */
function bomb(font: Buffer): Buffer {
  const packed = brotliCompressSync(Buffer.alloc(5_000_000));
  const bytes = Buffer.concat([font.subarray(0, 48), packed]);
  bytes.writeUInt32BE(bytes.length, 8);
  bytes.writeUInt16BE(0, 12);
  bytes.writeUInt32BE(packed.length, 20);
  return bytes;
}
