import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Ask } from './ask-answers';
import { newMerchant } from './new-merchant';
import { pictureOfTrim, trimOf, wantedTrim } from './trim-logo';

const given = { id: '20001', name: 'Saffron Row', primary: '#0b7285', host: 'club.saffron-row.example' };

let dir: string;
let logo: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'trim-test-'));
  logo = join(dir, 'logo.png');
});

afterEach(() => rm(dir, { recursive: true, force: true }));

/** A teal box of 600 × 300 px on a ground of 1000 × 800 px. */
async function writeLogo(ground: string, [width, height]: readonly [number, number] = [600, 300]) {
  const box = { create: { width, height, channels: 4, background: '#0b7285' } } as const;
  const all = { create: { width: 1000, height: 800, channels: 4, background: ground } } as const;
  await writeFile(
    logo,
    await sharp(all)
      .composite([{ input: box, left: Math.min(100, 1000 - width), top: 10 }])
      .png()
      .toBuffer(),
  );
}

/** Writes the merchant and answers the question about the margin. Gives what was asked about it. */
async function asked(answer: string): Promise<string[]> {
  const questions: string[] = [];
  const ask: Ask = async (question, check, proposal = '') => {
    const isTrim = question.includes('Trim it');
    if (isTrim) questions.push(`${question} [${proposal}]`);
    expect(await check(isTrim ? answer : proposal)).toBeUndefined();
  };
  await newMerchant({ dir, given: { ...given, id: '20002' }, files: { logo }, ask });
  return questions;
}

const written = async (id: string) => sharp(await readFile(join(dir, id, 'logo.png'))).metadata();

it('shows an opaque margin before a person decides about it, in words and in a picture', async () => {
  await writeLogo('#ffffff');
  const [question = '', ...more] = await asked('yes');
  expect(more).toEqual([]);
  expect(question).toContain(
    'Trimming leaves 600 × 300 of 1000 × 800 px: an opaque margin of #ffffff goes, which may belong to the logo.',
  );
  expect(question).toContain('[no]');
  const pixels = sharp(/See (\S+)/.exec(question)?.[1])
    .removeAlpha()
    .raw();
  const picture = await pixels.toBuffer();
  const colorAt = (x: number, y: number) => [...picture.subarray(3 * (1000 * y + x), 3 * (1000 * y + x) + 3)];
  expect(colorAt(400, 200)).toEqual([0x0b, 0x72, 0x85]);
  expect(colorAt(5, 5)).not.toEqual([255, 255, 255]);
  expect(await written('20002')).toMatchObject({ width: 600, height: 300 });
});

it('leaves the logo as it is when the person says no', async () => {
  await writeLogo('#ffffff');
  expect(await asked('no')).toHaveLength(1);
  expect(await readFile(join(dir, '20002/logo.png'))).toEqual(await readFile(logo));
});

it('says that a transparent margin shows nothing', async () => {
  await writeLogo('#00000000');
  expect((await trimOf(await readFile(logo)))?.text).toContain('a margin that shows nothing goes');
});

it.each<[what: string, size: [number, number]]>([
  ['fills its picture', [1000, 780]],
  ['would be smaller than 512 px without its margin', [400, 300]],
])('does not ask about a logo that %s, and refuses the flag', async (_, size) => {
  await writeLogo('#ffffff', size);
  expect(await asked('yes')).toEqual([]);
  const other = { ...given, host: 'other.example' }; // `asked` has made a mall with the first host
  await expect(newMerchant({ dir, given: other, files: { logo }, trim: true })).rejects.toThrow(
    'nothing to trim',
  );
  expect(await readdir(dir)).not.toContain('20001');
});

it('asks nobody where the flag says it', async () => {
  await writeLogo('#ffffff');
  await newMerchant({ dir, given, files: { logo }, trim: true });
  expect(await written('20001')).toMatchObject({ width: 600, height: 300 });
});

it('neither trims nor shrinks a picture of more pixels than a check accepts: drawing it would take too long', async () => {
  const huge = await sharp({ create: { width: 9_000, height: 600, channels: 3, background: '#ffffff' } })
    .composite([{ input: { create: { width: 6_000, height: 500, channels: 3, background: '#0b7285' } } }])
    .png()
    .toBuffer();
  await writeFile(logo, huge);
  expect(await trimOf(huge)).toBeUndefined();
  await expect(newMerchant({ dir, given, files: { logo } })).rejects.toThrow(
    'The logo has 9000 × 600 px; at most 8192 px are allowed.',
  );
});

it('leaves one picture of what goes, however often somebody looks', async () => {
  await writeLogo('#ffffff');
  const trim = await wantedTrim(logo);
  const [first, second] = [await pictureOfTrim(trim, dir), await pictureOfTrim(trim, dir)];
  expect(second).toBe(first);
  expect(await readdir(join(dir, 'trim'))).toEqual(['what-goes.png']);
  expect(await readFile(first)).toEqual(trim.picture);
});
