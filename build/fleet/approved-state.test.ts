import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { testFolder, writeMerchant } from '../../tests/build/harness';
import { commitAll } from '../../tests/setup/git-repository';
import { hashMerchant } from '../brand/hash-merchant';
import { loadMerchant } from '../config/load';
import { stateWithHash } from './approved-state';

let root: string;
let merchants: string;

beforeEach(async () => {
  root = await testFolder();
  merchants = join(root, 'merchants');
});

const hashNow = async () => hashMerchant((await loadMerchant(merchants, '36')).merchant);

it('an approved state is found at its commit, with what malls shared then, below later ones and broken ones', async () => {
  await writeMerchant(merchants, '36', { name: 'Approved' });
  const shared = (privacy: string) =>
    writeFile(join(merchants, 'defaults.json'), JSON.stringify({ links: { privacy } }));
  await shared('https://one.example/');
  commitAll(root);
  const hash = await hashNow();
  await shared('https://other.example/');
  commitAll(root);
  await writeFile(join(merchants, '36/merchant.json'), '{');
  commitAll(root);
  await writeMerchant(merchants, '36', { name: 'Later' });
  commitAll(root);
  const files = await stateWithHash(merchants, '36', hash);
  expect(JSON.parse(files?.['merchant.json']?.toString() ?? '')).toMatchObject({
    name: 'Approved',
    links: { privacy: 'https://one.example/' },
  });
  expect(Object.keys(files ?? {}).sort()).toEqual(['logo.svg', 'merchant.json']);
});

it('a state that nobody has committed is not found, and neither is one without git', async () => {
  await writeMerchant(merchants, '36');
  const hash = await hashNow();
  expect(await stateWithHash(merchants, '36', hash)).toBeUndefined();
  await writeMerchant(merchants, '36', { name: 'Committed' });
  commitAll(root);
  expect(await stateWithHash(merchants, '36', hash)).toBeUndefined();
});
