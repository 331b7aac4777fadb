import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadMerchants } from '../../../build/config/load';
import { testFolder, writeMerchant } from '../../../tests/build/harness';
import { folderItems, picturesThere, playItems } from './folder';

it('blames no mall for a file that lies beside the folders of the malls', async () => {
  const merchants = await testFolder();
  await writeMerchant(merchants, '1');
  const items = async () => folderItems({ merchants, id: '1' }, await loadMerchants(merchants, ['1']));
  const before = await items();
  await writeFile(join(merchants, 'notes.txt'), 'Call the client');
  expect((await loadMerchants(merchants, ['1'])).problems).toMatchObject([{ merchant: '' }]);
  expect(await items()).toEqual(before);
});

it('names only the pictures that a mall has', () => {
  const file = Buffer.from('x');
  expect(picturesThere({})).toBe('The logo is there.');
  expect(picturesThere({ icon: file })).toBe('Logo and icon are there.');
});

it('tells of missing fingerprints where a mall has a package for Google Play', () => {
  const packageId = 'in.row.club';
  expect(playItems({})).toEqual([]);
  expect(playItems({ android: { packageId, fingerprints: [] } })).toMatchObject([
    {
      key: 'Google Play',
      result: 'notTried',
      who: 'staff',
      todo: expect.stringContaining('android.fingerprints'),
    },
  ]);
  expect(playItems({ android: { packageId, fingerprints: ['0F'] } })).toMatchObject([{ result: 'ok' }]);
});
