import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { identityOf, identityText } from '../../../build/config/identity-file';
import { loadMerchants } from '../../../build/config/load';
import { contents, writeMerchant } from '../../../tests/build/harness';
import { tinyStudio } from '../testing/tiny-studio';

const { app, send } = tinyStudio();
const good = { id: '50', name: 'The Copy', host: 'copy.example' };
const copy = (answers: object) => send('POST', '/studio/malls/36/copy', answers);

it('a copy has what the mall has, but for what belongs to one mall alone', async () => {
  const hosts = ['mall-36.example', 'old.example'];
  await writeMerchant(app.merchants, '36', {
    hosts,
    program: { name: 'Club 36' },
    manifest: { shortName: 'Club', language: 'en-IN' },
    theme: { palette: { top: '#123456' } },
    android: { packageId: 'example.mall', fingerprints: [] },
  });
  const place = join(app.merchants, '36');
  await writeFile(join(place, 'identity.json'), identityText(identityOf({ hosts })));
  await writeFile(join(place, 'approval.json'), '{}');
  await writeFile(join(place, 'share.png'), 'taken');
  expect((await copy(good)).status).toBe(201);
  const made = await contents(join(app.merchants, '50'));
  expect([...made.keys()].sort()).toEqual(['logo.svg', 'merchant.json']);
  expect(JSON.parse(await readFile(join(app.merchants, '50/merchant.json'), 'utf8'))).toEqual({
    name: 'The Copy',
    hosts: ['copy.example'],
    manifest: { language: 'en-IN' },
    theme: { palette: { top: '#123456' } },
  });
  const { problems } = await loadMerchants(app.merchants, ['50']);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
});

it.each([
  ['a folder that is there', { id: '37' }, /Merchant id: .*exists already/],
  ['a path', { id: '../evil' }, /^Merchant id: /],
  ['no name', { name: ' ' }, /^Name: /],
  ['the host of another mall', { host: 'mall-37.example' }, /^Host: .*belongs to merchant 37/],
])('a copy with %s is refused, and makes nothing', async (_what, wrong, message) => {
  const before = await contents(app.merchants);
  const reply = await copy({ ...good, ...wrong });
  expect(reply.status).toBe(422);
  expect(await reply.json()).toEqual({ message: expect.stringMatching(message) });
  expect(await contents(app.merchants)).toEqual(before);
});
