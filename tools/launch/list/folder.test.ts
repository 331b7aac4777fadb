import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { merchantSchema } from '@/brand/merchant-schema';
import { loadMerchants } from '../../../build/config/load';
import { lockMerchant } from '../../../build/config/lock-merchant';
import { folderFlag } from '../../../build/shared/display-path';
import { testFolder, writeMerchant } from '../../../tests/build/harness';
import { folderItems, picturesThere, playItems, rightsItem } from './folder';

it('blames no mall for a file that lies beside the folders of the malls', async () => {
  const merchants = await testFolder();
  await writeMerchant(merchants, '1');
  const items = async () => folderItems({ merchants, id: '1' }, await loadMerchants(merchants, ['1']));
  const before = await items();
  await writeFile(join(merchants, 'notes.txt'), 'Call the client');
  expect((await loadMerchants(merchants, ['1'])).problems).toMatchObject([{ merchant: '' }]);
  expect(await items()).toEqual(before);
});

it('tells at its line what the folder of a mall lacks, and what to do', async () => {
  const merchants = await testFolder();
  const write = (name: string, text: string) => writeFile(join(merchants, '1', name), text);
  const told = async (key: string) => {
    const items = folderItems({ merchants, id: '1' }, await loadMerchants(merchants, ['1']));
    return items.find((item) => item.key === key);
  };
  const package_ = { packageId: 'in.mall.one', fingerprints: [] };
  const lock = `npm run mall -- lock 1${folderFlag('merchants', merchants)}`;
  await writeMerchant(merchants, '1', { android: package_ });
  expect(await told('identity')).toMatchObject({
    result: 'failed',
    todo: `${lock}, and commit identity.json`,
  });
  await lockMerchant(merchants, '1', false);
  await writeMerchant(merchants, '1', {
    hosts: ['new.example'],
    android: { ...package_, packageId: 'in.new' },
  });
  expect(await told('identity')).toMatchObject({
    result: 'failed',
    todo: `put mall-1.example and in.mall.one back, or if the client agrees: ${lock} --accept, and commit identity.json`,
  });
  await write('identity.json', '{');
  expect(await told('identity')).toMatchObject({
    todo: expect.stringMatching(/^put it back from git, or if the client agrees: .* --accept/),
  });
  await rm(join(merchants, '1/identity.json'));

  await writeMerchant(merchants, '1');
  expect(await told('pictures')).toMatchObject({
    result: 'ok',
    todo: expect.stringContaining('npm run mall -- pictures 1 --merchants '),
  });
  await write('pictures.json', '{"look":"older","files":{}}');
  expect(await told('pictures')).toMatchObject({
    result: 'failed',
    detail: expect.stringContaining('show an older look of the mall'),
  });
  await rm(join(merchants, '1/pictures.json'));
  await write('logo.svg', '<svg/>');
  expect(await told('pictures')).toMatchObject({
    result: 'failed',
    detail: expect.stringMatching(/^logo\.svg:1:1 /),
  });
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

const grievance = { name: 'Grievance officer', email: 'complaints@row.example' };
const controller = {
  name: 'Row Private Limited',
  address: '1 Row Road',
  email: 'privacy@row.example',
  grievance,
};
const deletion = { days: 14, keeps: 'Bills for eight years.' };
const android = { packageId: 'in.row.club', fingerprints: [] };

const itemOf = (more: object) =>
  rightsItem(merchantSchema.parse({ name: 'Row Mall', hosts: ['row.example'], ...more }));

it.each([
  [{}, 'notTried', /no rights\.controller and rights\.deletion, so the app names the customer desk/],
  [{ rights: { controller } }, 'notTried', /no rights\.deletion/],
  [{ android }, 'failed', /Google Play refuses the app without rights\.controller and rights\.deletion/],
  [{ android, rights: { deletion } }, 'failed', /without rights\.controller\./],
  [{ android, rights: { controller, deletion } }, 'ok', /Row Private Limited; .* within 14 days/],
])('the rights of a mall with %j are %s, and the client alone knows more', (config, result, detail) => {
  const who = result === 'notTried' ? 'staff' : 'client';
  expect(itemOf(config)).toMatchObject({ key: 'rights', result, detail: expect.stringMatching(detail), who });
});
