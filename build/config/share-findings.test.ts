import { mkdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { checkedMall, picture } from '../../tests/build/checked-mall';

const mall = checkedMall();

/** What is wrong with a mall that has these files, and the picture that its links show. */
async function loaded(files: Record<string, Buffer>, share?: { image: string }) {
  await mall.write(files, share && { share });
  const { told, merchant } = await mall.told();
  return { told, picture: merchant?.share };
}

it('takes share.png of the folder without a word in the config', async () => {
  const png = await picture(1200, 630).png().toBuffer();
  expect(await loaded({ 'share.png': png })).toEqual({ told: [], picture: png });
});

it('takes the picture that the config names, and then calls share.png needless', async () => {
  const png = await picture(1200, 630).png().toBuffer();
  const jpg = await picture(1200, 630).jpeg().toBuffer();
  const { told, picture: taken } = await loaded({ 'share.png': png, 'own.jpg': jpg }, { image: 'own.jpg' });
  expect(taken).toEqual(jpg);
  expect(told).toEqual([expect.stringContaining('Nothing in merchant.json names share.png')]);
});

it('has none of its own where neither is there', async () => {
  expect(await loaded({})).toEqual({ told: [], picture: undefined });
});

it.each<[string, () => Promise<Buffer>, string]>([
  [
    'another form',
    () => picture(1200, 1200).png().toBuffer(),
    'The picture of shared links has 1200 × 1200 px; it must have 1200 × 630 px. → ask the mall for one of 1200 × 630 px, or crop it; without one, the logo is taken',
  ],
  [
    'another format',
    () => picture(1200, 630).webp().toBuffer(),
    'The picture of shared links is no PNG or JPG that can be read. → save it as PNG or JPG again',
  ],
  [
    'no picture',
    async () => Buffer.from('hello'),
    'The picture of shared links is no PNG or JPG that can be read. → save it as PNG or JPG again',
  ],
  [
    'half a picture',
    async () => (await picture(1200, 630).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 9000),
    'The picture of shared links is damaged. → save it again',
  ],
  [
    'too many bytes',
    () => picture(1200, 630).png({ compressionLevel: 0 }).toBuffer(),
    'share.png has 2.3 MB; at most 600 kB are allowed. → save it as JPG, with a lower quality',
  ],
])('refuses %s', async (_what, made, told) => {
  expect(await loaded({ 'share.png': await made() })).toEqual({ told: [told], picture: undefined });
});

it('refuses a name without a file at its place, and proposes the one that may be meant', async () => {
  const png = await picture(1200, 630).png().toBuffer();
  const { told } = await loaded({ 'shared.png': png }, { image: 'share.jpg' });
  expect(told).toEqual(['There is no file share.jpg in the folder. → did you mean "shared.png"?']);
  const [problem] = (await mall.check()).problems;
  const lines = (await readFile(mall.at('merchant.json'), 'utf8')).split('\n');
  const line = lines.findIndex((each) => each.includes('"share.jpg"'));
  expect(problem).toMatchObject({ line: line + 1, column: (lines[line]?.indexOf('"share.jpg"') ?? 0) + 1 });
});

it('refuses what is no file', async () => {
  await mkdir(mall.at('share.png'), { recursive: true });
  expect((await loaded({})).told).toEqual(['share.png is not a file. → put a file in its place']);
});
