import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { testFolder } from '../../tests/build/harness';
import { newMerchant } from '../scaffold/new-merchant';
import { folderFlag } from '../shared/display-path';
import { Failure } from '../shared/failure';
import { identityOf, openIdentity } from './identity-file';
import { loadMerchants } from './load';
import { lockMerchant } from './lock-merchant';
import { rawConfig } from './raw-config';

let dir: string;
let config: string;
let locked: string;

beforeEach(async () => {
  dir = await testFolder();
  const given = { id: '20001', name: 'Saffron Row', primary: '#0b7285', host: 'club.row.example' };
  await newMerchant({ dir, given });
  config = join(dir, '20001', 'merchant.json');
  locked = join(dir, '20001', 'identity.json');
});

async function change(from: string, to: string): Promise<void> {
  await writeFile(config, (await readFile(config, 'utf8')).replace(from, to));
}

async function errors() {
  const { problems } = await loadMerchants(dir);
  return problems.filter(({ severity }) => severity === 'error');
}

describe('the identity of a mall that is live', () => {
  it('is written by the lock alone, and passes the check', async () => {
    expect(await lockMerchant(dir, '20001', false)).toMatchObject({ outcome: 'written' });
    expect(JSON.parse(await readFile(locked, 'utf8'))).toEqual({
      host: 'club.row.example',
      id: '/',
      scope: '/',
      start_url: '/',
    });
    expect(await errors()).toEqual([]);
    expect(await lockMerchant(dir, '20001', false)).toMatchObject({ outcome: 'same' });
  });

  it('makes another first host an error that names its consequence and both ways out', async () => {
    await lockMerchant(dir, '20001', false);
    await change('["club.row.example"]', '["row.example", "club.row.example"]');
    expect(await errors()).toMatchObject([
      {
        file: expect.stringMatching(/merchant\.json$/),
        column: 13,
        message:
          'The first host is now row.example. The mall went live with club.row.example, which is no longer the first one. Installed apps keep the old one, so shoppers would have to install the app and log in again.',
        fix: `put club.row.example first again. If this folder is a copy of another mall's: delete identity.json. If the client agrees to the move: npm run mall -- lock 20001${folderFlag('merchants', dir)} --accept`,
      },
    ]);
  });

  it('tells which of two malls with one host has to take another one', async () => {
    await lockMerchant(dir, '20001', false);
    await cp(join(dir, '20001'), join(dir, '20002'), { recursive: true });
    const copied = 'give the copy a host of its own, and delete its identity.json';
    const fixes = async () => (await errors()).map(({ merchant, fix }) => [merchant, fix]);
    expect(await fixes()).toEqual([
      ['20001', `if one of them is a copy of another one: ${copied}`],
      ['20002', `if one of them is a copy of another one: ${copied}`],
    ]);
    await rm(join(dir, '20002/identity.json'));
    expect(await fixes()).toEqual([
      ['20002', 'give this mall another host, because 20001 went live with this one'],
    ]);
    await change('"Saffron Row"', '5'); // a broken folder keeps its host, too
    expect(await fixes()).toContainEqual([
      '20002',
      'give this mall another host, because 20001 went live with this one',
    ]);
    await change('5', '"Saffron Row"');
    await rm(locked);
    expect((await fixes()).map(([, fix]) => fix)).toEqual(
      Array<string>(2).fill('give each merchant hosts of its own'),
    );
  });

  it('is renewed only when that is accepted', async () => {
    await lockMerchant(dir, '20001', false);
    const before = await readFile(locked, 'utf8');
    await change('club.row.example', 'new.example');
    const refused = lockMerchant(dir, '20001', false);
    await expect(refused).rejects.toThrow(Failure);
    await expect(refused).rejects.toThrow(/says club\.row\.example .* is now new\.example .*--accept/);
    expect(await readFile(locked, 'utf8')).toBe(before);

    const renewed = await lockMerchant(dir, '20001', true);
    expect(renewed).toMatchObject({ outcome: 'renewed', before: { host: 'club.row.example' } });
    expect(await errors()).toEqual([]);
  });

  it('names another start address of the manifest', async () => {
    const identity = { host: 'club.row.example', id: '/app', scope: '/', start_url: '/' };
    await writeFile(locked, JSON.stringify(identity));
    expect(await errors()).toMatchObject([
      {
        file: expect.stringMatching(/identity\.json$/),
        message: expect.stringContaining('id of the web manifest is now "/", and was "/app"'),
      },
    ]);
  });

  it.each([
    '',
    '{',
    '[]',
    '{"host":5}',
    '{"host":"a","id":"/","scope":"/","start_url":"/","more":1}',
    '\u0000'.repeat(20_000),
  ])('is an error when it is not what the lock writes: %j', async (text) => {
    await writeFile(locked, text);
    expect((await errors()).map(({ line, column }) => `${line}:${column}`)).toEqual(['1:1']);
    expect((await loadMerchants(dir)).merchants).toEqual([]);
  });

  it('is written anew only by somebody who was told that this takes the host of today', async () => {
    await writeFile(locked, '{');
    await change('club.row.example', 'new.example');
    const told = /from new\.example, because --accept takes today's host: npm run mall -- lock/;
    expect(await errors()).toMatchObject([{ fix: expect.stringMatching(told) }]);
    await expect(lockMerchant(dir, '20001', false)).rejects.toThrow("--accept takes today's: new.example.");
  });

  describe('with an Android app', () => {
    const addPackage = (name: string) =>
      change('"hosts":', `"android": { "packageId": "${name}" },\n  "hosts":`);
    const severities = async () => (await loadMerchants(dir)).problems.map(({ severity }) => severity);

    it('is added to without --accept, and until then a warning says so', async () => {
      await lockMerchant(dir, '20001', false);
      await addPackage('in.row.club');
      expect((await loadMerchants(dir)).problems).toContainEqual(
        expect.objectContaining({
          severity: 'warning',
          file: expect.stringMatching(/merchant\.json$/),
          message: 'identity.json does not hold the package in.row.club yet.',
        }),
      );
      expect((await loadMerchants(dir)).merchants).toHaveLength(1);
      expect(await lockMerchant(dir, '20001', false)).toMatchObject({ outcome: 'added' });
      expect(JSON.parse(await readFile(locked, 'utf8'))).toMatchObject({ packageId: 'in.row.club' });
      expect(await lockMerchant(dir, '20001', false)).toMatchObject({ outcome: 'same' });
      expect(await severities()).not.toContain('error');
    });

    it('does not let a package come together with another host', async () => {
      await lockMerchant(dir, '20001', false);
      await addPackage('in.row.club');
      await change('club.row.example', 'new.example');
      await expect(lockMerchant(dir, '20001', false)).rejects.toThrow(/package in\.row\.club.*--accept/);
    });

    it.each([
      ['in.row.other', 'The package of the Android app is in.row.other, and was in.row.club'],
      [undefined, 'The package of the Android app is gone, and was in.row.club'],
    ])('makes the package %s an error once another one is recorded', async (name, told) => {
      await addPackage('in.row.club');
      await lockMerchant(dir, '20001', false);
      await change(
        '"android": { "packageId": "in.row.club" },',
        name === undefined ? '' : `"android": { "packageId": "${name}" },`,
      );
      expect(await errors()).toMatchObject([{ message: expect.stringContaining(told) }]);
      await expect(lockMerchant(dir, '20001', false)).rejects.toThrow(Failure);
      expect(await lockMerchant(dir, '20001', true)).toMatchObject({ outcome: 'renewed' });
      expect(await errors()).toEqual([]);
    });

    it('leaves a package that two malls name to the one that has recorded it', async () => {
      await addPackage('in.row.club');
      const given = { id: '20002', name: 'Indigo Square', primary: '#3f2b8c', host: 'club.square.example' };
      await newMerchant({ dir, given });
      const other = join(dir, '20002', 'merchant.json');
      const text = await readFile(other, 'utf8');
      await writeFile(
        other,
        text.replace('"hosts":', '"android": { "packageId": "in.row.club" },\n"hosts":'),
      );
      const refused = async (only?: string[]) =>
        (await loadMerchants(dir, only)).problems
          .filter(({ severity }) => severity === 'error')
          .map(({ merchant, fix }) => [merchant, fix]);
      const own = 'give each merchant a package of its own';
      expect(await refused()).toEqual([
        ['20001', own],
        ['20002', own],
      ]);
      expect(await refused(['20002'])).toEqual([['20002', own]]);
      await expect(lockMerchant(dir, '20001', false)).rejects.toThrow('also claimed by 20002');

      const identity = { host: 'club.row.example', id: '/', scope: '/', start_url: '/' };
      await writeFile(locked, JSON.stringify({ ...identity, packageId: 'in.row.club' }));
      const another = 'give this mall another package, because 20001 went live with this one';
      expect(await refused()).toEqual([['20002', another]]);
      expect(await refused(['20001'])).toEqual([]);
      expect(await refused(['20002'])).toEqual([['20002', another]]);

      await cp(locked, join(dir, '20002', 'identity.json'));
      const copied =
        'if one of them is a copy of another one: give the copy a package of its own, and delete its identity.json';
      expect(await refused(['20001'])).toEqual([['20001', copied]]);
    });

    it('takes nothing from a sound mall while its own folder has errors, unless it has recorded the package', async () => {
      await addPackage('in.row.club');
      await cp(join(dir, '20001'), join(dir, '20002'), { recursive: true });
      const other = join(dir, '20002', 'merchant.json');
      const text = (await readFile(other, 'utf8')).replace('club.row.example', 'club.square.example');
      await writeFile(other, text.replace('"Saffron Row"', '5'));
      const ofFirst = async () => (await errors()).filter(({ merchant }) => merchant === '20001');
      expect(await ofFirst()).toEqual([]);
      const identity = { host: 'club.square.example', id: '/', scope: '/', start_url: '/' };
      await writeFile(
        join(dir, '20002', 'identity.json'),
        JSON.stringify({ ...identity, packageId: 'in.row.club' }),
      );
      expect(await ofFirst()).toMatchObject([
        { fix: expect.stringContaining('20002 went live with this one') },
      ]);
    });
  });

  it('is not written for a merchant with mistakes', async () => {
    await change('"Saffron Row"', '5');
    await expect(lockMerchant(dir, '20001', false)).rejects.toThrow(/name is 5.*Nothing was written\./s);
    await expect(readFile(locked)).rejects.toThrow('ENOENT');
  });
});

it('what is left to do for an identity is a lock, nothing, or its renewal', async () => {
  const open = () => openIdentity(dir, '20001', identityOf(rawConfig(dir, '20001')));
  const [host, moved] = ['club.row.example', 'new.row.example'];
  expect(open()).toEqual({ now: host, needs: 'lock' });
  await lockMerchant(dir, '20001', false);
  expect(open()).toEqual({ locked: host, now: host });
  await change('"hosts"', '"android": { "packageId": "example.row" },\n  "hosts"');
  expect(open()).toEqual({ locked: host, now: host, needs: 'lock' });
  await change(host, moved);
  expect(open()).toEqual({ locked: host, now: moved, needs: 'renew' });
  await writeFile(locked, '{');
  expect(open()).toEqual({ now: moved, needs: 'renew' });
});
