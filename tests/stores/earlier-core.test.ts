import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MerchantInput } from '@/brand/merchant-schema';
import { buildSites } from '../../build/pipeline';
import { brandOnEarlier } from '../../build/pipeline/earlier-core';
import { build, testFolder, tinyApp, writeMerchant } from '../build/harness';
import { storedMalls } from './stored';

const app = tinyApp();
const malls = storedMalls();
const far = { api: { baseUrl: 'https://api.example/v1' } };
const none = { variables: {}, file: {} };

const mall = (id: string, change: Partial<MerchantInput> = {}) =>
  writeMerchant(app.merchants, id, { ...far, ...(id === '1' && { release: { ring: 'canary' } }), ...change });

/** Publishes what is built, with an empty cache, as on another machine. */
const publish = async (order: number, environment = none) => {
  const { root, merchants } = app;
  const options = { root, merchants, environment, cache: await testFolder() };
  const { objects } = malls.store();
  const report = await malls.publish({
    out: app.out,
    order,
    brandEarlier: (changed) => brandOnEarlier(changed, objects, options, buildSites),
  });
  const sites = report.sites.map(({ merchant, status, waits }) => [
    merchant,
    waits ? `${status}, waits` : status,
  ]);
  return { ...Object.fromEntries(sites), wrong: report.problems.map(({ message }) => message).join('\n') };
};
const live = (id: string) => malls.json(`sites/${id}/live.json`);

/** All three malls have an app, and the built sites a newer one. */
let cores: { old: string | undefined; new: string | undefined };
beforeEach(async () => {
  for (const id of ['1', '2', '3']) await mall(id);
  const old = await build({ ...app, fleetReport: true });
  await publish(1);
  cores = { old: old.core, new: await buildNewer() };
});

/** Builds the newer app. From the second time on, its core is in the cache. */
async function buildNewer() {
  const code = join(app.root, 'src/shared.ts');
  const before = await readFile(code, 'utf8');
  await writeFile(code, before.replace('carried', 'brought'));
  const { core } = await build({ ...app, fleetReport: true });
  await writeFile(code, before);
  return core;
}

describe("a waiting mall's own change", () => {
  it('goes out on the core that the mall has, and the mall still waits for the new one', async () => {
    await mall('2', { name: 'Saffron Row' });
    await buildNewer();
    const third = live('3');
    expect(await publish(2)).toEqual({ 1: 'published', 2: 'published, waits', 3: 'waits', wrong: '' });
    expect([live('1').core, live('2').core]).toEqual([cores.new, cores.old]);
    expect(live('2').releases[0].changes.map(({ text }: { text: string }) => text)).toContain(
      'name "Mall 2" → "Saffron Row"',
    );
    expect(live('3')).toEqual(third);
    await malls.shown('mall-2.example'); // it looks at every file
    expect(await publish(3)).toMatchObject({ 1: 'unchanged', 2: 'waits', 3: 'waits', wrong: '' });
  });

  it('stays in where the page of today is not one for that core, and says so', async () => {
    const before = live('2').release;
    const record = async (id: string, change: (made: { page: string; texts: string }) => void) => {
      const name = `all/sites/${id}/releases/${live(id).release}`;
      const object = malls.server.objects.get(name);
      const text = object?.bytes.toString('latin1') ?? '';
      const made = /"made":({.*?})/.exec(text)?.[1] ?? '';
      const other = JSON.parse(made);
      change(other);
      if (object) object.bytes = Buffer.from(text.replace(made, JSON.stringify(other)), 'latin1');
    };
    await record('2', (made) => {
      made.page = made.page.replace(/./g, '0');
    });
    await record('3', (made) => {
      made.texts = made.texts.replace(/./g, '0');
    });
    for (const id of ['2', '3']) await mall(id, { name: 'Saffron Row' });
    await buildNewer();
    const report = await publish(2);
    expect(report).toMatchObject({ 1: 'published', 2: 'failed', 3: 'published, waits' });
    expect(report.wrong).toMatch(
      /^Mall 2 waits for a new core, .*: that core cannot read the pages of this state\./,
    );
    expect(live('2').release).toBe(before);
    await record('3', (made) => {
      made.texts = made.texts.replace(/./g, '0');
    });
    await mall('3', { name: 'Saffron Row', texts: { 'login.intro': 'Welcome' } });
    await buildNewer();
    expect((await publish(3)).wrong).toContain('Mall 3 waits for a new core');
  });

  it('stays in where the store has lost a file of that core, or where the build had another backend', async () => {
    await mall('2', { name: 'Saffron Row' });
    await buildNewer();
    const other = { variables: { API_BASE_URL: 'https://other.example' }, file: {} };
    expect((await publish(2, other)).wrong).toContain('another environment');
    const [file] = malls.json(`cores/${cores.old}.json`).files;
    malls.server.objects.delete(`all/files/${file.sha256}`);
    expect((await publish(2)).wrong).toContain('does not have the whole of that core');
    expect(live('2').core).toBe(cores.old);
    await rm(join(app.merchants, '2'), { recursive: true });
  });
});
