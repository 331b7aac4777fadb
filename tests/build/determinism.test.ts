import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contents, temporaryFolder, writeMerchant } from './harness';
import { runScript, writeTinyRepository } from './tiny-repository';

const ids = ['11', '10070', '9'];

let folder: string;

beforeAll(async () => {
  folder = await temporaryFolder();
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Builds without a cache in a checkout of its own, with another time zone and language. */
async function builtIn(place: string, order: readonly string[], env: Record<string, string>) {
  const repository = await writeTinyRepository(join(folder, place));
  for (const id of order)
    await writeMerchant(join(repository, 'merchants'), id, { name: `Mall ${id} बाज़ार` });
  const wanted = order.flatMap((id) => ['--merchant', id]);
  expect(await runScript(repository, 'build', wanted, env)).toMatchObject({ code: 0, stderr: '' });
  return join(repository, 'dist');
}

it('gives the same bytes in another folder, time zone, locale and order', async () => {
  const [one, other] = await Promise.all([
    builtIn('one', ids, { TZ: 'UTC', LC_ALL: 'C' }),
    builtIn('far/deeper/other', [...ids].reverse(), {
      TZ: 'Asia/Kolkata',
      LC_ALL: 'hi_IN.UTF-8',
      LANG: 'tr_TR.UTF-8',
      NODE_ENV: 'development',
    }),
  ]);
  for (const id of ids) {
    const [first, second] = [await contents(join(one, id)), await contents(join(other, id))];
    expect([...second.keys()]).toEqual([...first.keys()]);
    const differing = [...first].filter(([path, bytes]) => !second.get(path)?.equals(bytes));
    expect(differing.map(([path]) => path)).toEqual([]);
    expect(first.size).toBeGreaterThan(30);
    expect([...first.values()].join()).not.toContain(folder);
  }
});
