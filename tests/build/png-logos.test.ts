import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { loadMerchants } from '../../build/config/load';
import { build, contents, tinyApp, writeMerchant } from './harness';
import { withPart } from './png-parts';

const app = tinyApp();

/** A red mark on a transparent ground. */
function png(width: number, height: number, mark = { width, height }): Promise<Buffer> {
  const size = { channels: 4, background: '#c8142b' } as const;
  const shape = sharp({ create: { ...size, ...mark } }).png();
  return shape.toBuffer().then((input) =>
    sharp({ create: { ...size, width, height, background: '#00000000' } })
      .composite([{ input, gravity: 'centre' }])
      .png()
      .toBuffer(),
  );
}

async function write(id: string, config: object, files: Record<string, Buffer>): Promise<void> {
  await mkdir(join(app.merchants, id), { recursive: true });
  await writeMerchant(app.merchants, id, config);
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(app.merchants, id, name), bytes);
  if ('logo' in config) await rm(join(app.merchants, id, 'logo.svg'));
}

/** The same picture with the part that makes it an animation, of one picture. */
const animated = (still: Buffer) => withPart(still, 'acTL', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0]));

const problems = async () => (await loadMerchants(app.merchants)).problems;

describe('a PNG as logo', () => {
  it('is told to stand still, and may be interlaced', async () => {
    const still = await png(600, 600);
    const files = {
      'logo.png': animated(still),
      'mark.png': await sharp(still).png({ progressive: true }).toBuffer(),
    };
    const manifest = { iconBackground: '#c8142b' }; // that of the mark
    await write('1', { logo: 'logo.png', icon: 'mark.png', manifest }, files);
    expect(await problems()).toMatchObject([
      {
        file: expect.stringMatching(/logo\.png$/),
        severity: 'warning',
        message: expect.stringContaining('The logo is an animated PNG.'),
        fix: 'save it as a PNG with one picture, without animation',
      },
    ]);
  });

  it('becomes all icons, and a picture of at most 1,024 px in the site', async () => {
    await write('1', { logo: 'logo.png' }, { 'logo.png': await png(2400, 800) });
    expect((await build(app)).problems).toMatchObject([
      { severity: 'warning', message: expect.stringContaining('3 times as wide as high') },
    ]);
    const site = await contents(join(app.out, '1'));
    const [path = '', bytes] = [...site].find(([name]) => name.startsWith('assets/logo-')) ?? [];
    expect(path).toMatch(/\.png$/);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1024, height: 341 });
    expect(await sharp(site.get('icons/icon-512.png')).metadata()).toMatchObject({ width: 512, height: 512 });
    expect(site.has('icons/favicon.svg')).toBe(false);
    const page = site.get('index.html')?.toString() ?? '';
    expect(page).not.toContain('favicon.svg');
    // three times as wide as the 68 px of a square one, and its padding
    expect(page).toContain(`<img src="/${path}" alt="" width="232" height="96"`);
  });

  it.each<[string, () => Promise<Buffer>, string]>([
    ['is too small', () => png(511, 300), 'The logo has 511 × 300 px; a PNG needs at least 512 px'],
    ['is far too large', () => png(8193, 10), 'at most 8192 px are allowed'],
    ['shows nothing', () => png(600, 600, { width: 1, height: 1 }).then((b) => emptied(b)), 'is transparent'],
    [
      'has colours of another screen',
      () => png(600, 600).then(linear),
      'The logo says (gAMA) that its colours',
    ],
    ['is damaged', () => png(600, 600).then((bytes) => bytes.subarray(0, 200)), 'is damaged, or no PNG'],
  ])('that %s is an error', async (_what, make, message) => {
    await write('1', { logo: 'logo.png' }, { 'logo.png': await make() });
    expect(await problems()).toMatchObject([
      { severity: 'error', message: expect.stringContaining(message) },
    ]);
  });

  it('with a wide empty margin gets a warning with the share that it fills', async () => {
    await write(
      '1',
      { logo: 'logo.png' },
      { 'logo.png': await png(1000, 1000, { width: 300, height: 300 }) },
    );
    expect(await problems()).toMatchObject([
      {
        severity: 'warning',
        message: expect.stringMatching(/fills only 3\d % of its picture/),
        fix: 'crop the margin away, or ask the mall for a file without it',
      },
    ]);
  });
});

describe('an icon', () => {
  it.each([
    [900, 600, '1.5 times as wide as high'],
    [600, 900, '1.5 times as high as wide'],
    [2_400, 300, '8 times as wide as high'],
  ])('of %d × %d px is an error, because it is not square', async (width, height, shape) => {
    await write('1', { icon: 'icon.png' }, { 'icon.png': await png(width, height) });
    expect(await problems()).toMatchObject([
      { severity: 'error', message: `The icon is not square: it is ${shape}.` },
    ]);
  });
});

function linear(bytes: Buffer): Buffer {
  return withPart(bytes, 'gAMA', Buffer.from([0, 1, 134, 160])); // 100,000
}

function emptied(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes).ensureAlpha(0).linear([1, 1, 1, 0], [0, 0, 0, 0]).png().toBuffer();
}
