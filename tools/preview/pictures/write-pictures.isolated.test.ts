import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { loadMerchant } from '../../../build/config/load';
import { contents, testFolder, writeMerchant } from '../../../tests/build/harness';
import { writePictures } from './write-pictures';

// The test fakes a full disk.
vi.mock('node:fs', { spy: true });
const actual = await vi.importActual<typeof import('node:fs')>('node:fs');

it('no picture is written that the record does not name, because the disk is full', async () => {
  const merchants = join(await testFolder(), 'merchants');
  await writeMerchant(merchants, '1');
  const { merchant } = await loadMerchant(merchants, '1');
  const pictures = new Map(['screenshots/phone-1.png', 'share.png'].map((path) => [path, Buffer.from(path)]));
  const write = () => writePictures(join(merchants, '1'), merchant, pictures);
  const before = await contents(merchants);

  vi.mocked(writeFileSync).mockImplementation((path, ...rest) => {
    if (String(path).includes('share.png')) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
    actual.writeFileSync(path, ...rest);
  });
  await expect(write()).rejects.toThrow('full');
  expect(await contents(merchants)).toEqual(before);

  vi.mocked(writeFileSync).mockImplementation(actual.writeFileSync);
  expect(await write()).toEqual({ written: [...pictures.keys()], kept: [] });
});
