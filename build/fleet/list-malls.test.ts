import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { testFolder, writeMerchant } from '../../tests/build/harness';
import { configHash, hashMerchant } from '../brand/hash-merchant';
import { approvalName, approvalText } from '../config/approval-file';
import { identityName, identityOf, identityText } from '../config/identity-file';
import { loadMerchant } from '../config/load';
import { environmentOf } from '../environment/environment';
import { mallLines, mallStandings } from './list-malls';
import { readLive, writeLive } from './live-file';

const environment = { variables: {}, file: {} };
let root: string;
let merchants: string;
let home: string;

beforeEach(async () => {
  root = await testFolder();
  merchants = join(root, 'merchants');
  home = join(root, '.studio');
  await writeMerchant(merchants, '36');
});

const stateNow = async () => (await mallStandings({ merchants, home, environment }, ['36']))[0]?.state;

it('a mall goes from its folder to its shoppers, and an answer or a site counts only for the state that it names', async () => {
  expect(await stateNow()).toBe('ready');
  const { merchant } = await loadMerchant(merchants, '36');
  const hash = hashMerchant(merchant);
  const approval = join(merchants, '36', approvalName);
  await writeFile(approval, approvalText({ by: 'client', on: '2026-11-28', hash, until: '2026-12-28' }));
  expect(await stateNow()).toBe('approved');
  await writeFile(
    join(merchants, '36', identityName),
    identityText(identityOf({ hosts: ['mall-36.example'] })),
  );
  expect(await stateNow()).toBe('locked');
  const live = {
    release: 'one',
    configHash: configHash(merchant, environmentOf(merchant, environment)),
    seen: '2026-11-28T10:00:00.000Z',
    where: 'shop',
  };
  writeLive(home, merchants, '36', live);
  expect(await stateNow()).toBe('live');
  await writeMerchant(merchants, '36', { description: 'Another one.' });
  expect(await stateNow()).toBe('live with changes');
  writeLive(home, merchants, '36', undefined);
  expect(await stateNow()).toBe('locked');
  await writeFile(approval, '{}');
  expect(await stateNow()).toBe('broken');
});

it('a mall with a host of our examples is a draft', async () => {
  await writeMerchant(merchants, '36', { hosts: ['rewards.my-mall.example'] });
  expect(await stateNow()).toBe('draft');
});

it('an answer of the client changes no site', async () => {
  const before = hashMerchant((await loadMerchant(merchants, '36')).merchant);
  const answer = { by: 'client', on: '2026-11-28', hash: before };
  await writeFile(join(merchants, '36', approvalName), approvalText(answer));
  const { merchant, problems } = await loadMerchant(merchants, '36');
  expect([hashMerchant(merchant), problems]).toEqual([before, []]);
});

it('a broken mall has its name and host all the same, and one without either has empty ones', async () => {
  const config = join(merchants, '36/merchant.json');
  await writeFile(config, '{"name": "Mall 36", "hosts": ["mall-36.example"], "colour": 1}');
  await writeMerchant(merchants, '37', { hosts: [] });
  await writeFile(join(merchants, '37/merchant.json'), '{"name": 5, "hosts": []}');
  const lines = await mallLines({ merchants, home, environment }, ['36', '37']);
  expect(lines).toEqual([
    { id: '36', name: 'Mall 36', host: 'mall-36.example', state: 'broken', next: 'Mend 1 problem' },
    { id: '37', name: '', host: '', state: 'broken', next: 'Mend 2 problems' },
  ]);
});

it('a damaged file about what is live knows nothing, and the next answer mends it', async () => {
  const live = { release: 'r', configHash: 'c', seen: '2026-11-28T10:00:00.000Z', where: 'shop' };
  writeLive(home, merchants, '36', live);
  writeLive(home, merchants, '37', live);
  expect([...readLive(home, merchants)]).toEqual([
    ['36', live],
    ['37', live],
  ]);
  expect(readLive(home, join(root, 'others')).size).toBe(0);
  const [folder = ''] = await readdir(home);
  await writeFile(join(home, folder, 'live.json'), '{"36":');
  expect(readLive(home, merchants).size).toBe(0);
  writeLive(home, merchants, '36', live);
  expect([...readLive(home, merchants).keys()]).toEqual(['36']);
});
