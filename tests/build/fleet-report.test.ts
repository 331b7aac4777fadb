import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCore } from '../../build/core/core-cache';
import type { FleetEntry } from '../../build/fleet/fleet-entry';
import { keptCore, keptCores } from '../../build/publish/kept-core';
import { runCommandHere } from '../setup/run-command';
import { build, contents, namesIn, tinyApp, writeMerchant } from './harness';

const app = tinyApp();

const run = (only?: string[]) => build({ ...app, fleetReport: true, only });

async function malls(): Promise<Map<string, FleetEntry>> {
  const { malls } = JSON.parse(await readFile(join(app.out, '.report/index.json'), 'utf8')) as {
    malls: FleetEntry[];
  }; // as written
  return new Map(malls.map((entry) => [entry.merchant, entry]));
}

describe('the fleet report', () => {
  it('says of each mall whether it is sound, how large it is and what its last build changed', async () => {
    await writeMerchant(app.merchants, '1');
    await writeMerchant(app.merchants, '2', { theme: { font: 'Figtree' } });
    await run();
    const first = await malls();
    expect([...first.keys()]).toEqual(['1', '2']);
    expect(first.get('1')).toMatchObject({ status: 'built', problems: [], changes: ['The first release.'] });
    expect(first.get('1')?.checks).toEqual({ config: true, contrast: true, isolation: true, size: true });
    expect(first.get('1')?.contrast).toBeGreaterThanOrEqual(4.5);
    expect(first.get('1')?.size?.font).toBe(0);
    expect(first.get('2')?.size?.font).toBeGreaterThan(20_000);

    await writeMerchant(app.merchants, '1', {
      name: 'Saffron Row',
      theme: { palette: { primaryOrange: '#0b7285' } },
    });
    const report = await run();
    const second = await malls();
    // also of a site that this build has left as it was
    expect(report.sites.map(({ size }) => size)).toEqual([second.get('1')?.size, first.get('2')?.size]);
    expect(second.get('1')?.changes.join(' ')).toMatch(
      /manifest\.name .* → "Saffron Row Rewards".* name "Mall 1" → "Saffron Row" .*palette\.primaryOrange /,
    );
    expect(second.get('2')).toMatchObject({
      status: 'unchanged',
      changes: first.get('2')?.changes,
      size: first.get('2')?.size,
    });
  });

  it('says of each mall whether a new app goes there first, and only build.json changes with that', async () => {
    await writeMerchant(app.merchants, '1');
    await writeMerchant(app.merchants, '2');
    await run();
    const before = await contents(join(app.out, '1'));
    await writeFile(join(app.merchants, 'defaults.json'), '{ "release": { "ring": "canary" } }');
    await writeMerchant(app.merchants, '2', { release: { ring: 'stable' } });
    await run();
    expect([...(await malls()).values()].map(({ ring }) => ring)).toEqual(['canary', 'stable']);
    const after = await contents(join(app.out, '1'));
    const record = (files: ReadonlyMap<string, Buffer>) => JSON.parse(String(files.get('build.json')));
    expect(record(after)).toEqual({ ...record(before), ring: 'canary' });
    for (const files of [before, after]) files.delete('build.json');
    expect(after).toEqual(before);
    expect(record(await contents(join(app.out, '2')))).not.toHaveProperty('ring');
  });

  it('stands beside the whole core, of the last build alone', async () => {
    await writeMerchant(app.merchants, '1', { screens: { offers: false } });
    await mkdir(keptCore(app.out, 'of-an-earlier-build'), { recursive: true });
    const { core = '' } = await run();
    expect(await namesIn(join(app.out, keptCores))).toEqual([core]);
    expect((await readCore(keptCore(app.out, core)))?.hash).toBe(core);
    expect(await run()).toMatchObject({ ok: true }); // where it is already
  });

  it('keeps a mall that this build did not look at, names one that failed, and forgets one that is gone', async () => {
    for (const id of ['1', '2', '3']) await writeMerchant(app.merchants, id);
    await run();
    await writeFile(join(app.merchants, '2', 'merchant.json'), '{');
    await rm(join(app.merchants, '3'), { recursive: true });
    await run(['2']);
    const after = await malls();
    expect([...after].map(([id, { status }]) => [id, status])).toEqual([
      ['1', 'built'],
      ['2', 'standing'],
    ]);
    expect(after.get('2')?.problems.length).toBeGreaterThan(0);
    expect(after.get('2')?.checks.config).toBe(false);
    const page = await readFile(join(app.out, '.report/index.html'), 'utf8');
    expect(page).toContain('2 in all, 1 failed, 0 rolled back, 0 to look at, 1 sound.');
    expect(await namesIn(join(app.out, '.report'))).toEqual(['index.html', 'index.json']);
  });

  it('says the same of a mall as before when a mistake is undone, in its config or in the code', async () => {
    await writeMerchant(app.merchants, '1');
    await run();
    const good = (await malls()).get('1');
    for (const place of [join(app.merchants, '1/merchant.json'), join(app.root, 'src/main.tsx')]) {
      const right = await readFile(place);
      await writeFile(place, 'const a = ;');
      expect((await run()).ok).toBe(false);
      expect((await malls()).get('1')?.status).toBe('standing');
      await writeFile(place, right);
      expect((await run()).ok).toBe(true);
      expect((await malls()).get('1')).toEqual({ ...good, status: 'unchanged' });
    }
  });

  it('names a mall that was never built', async () => {
    await writeMerchant(app.merchants, '1', { name: 'Saffron Row', hosts: [] });
    await run();
    expect((await malls()).get('1')).toMatchObject({ status: 'failed', name: 'Saffron Row' });
  });
});

describe('the fleet report after a rollback', () => {
  const page = () => readFile(join(app.out, '.report/index.html'), 'utf8');
  const rollBack = (...to: string[]) => runCommandHere('rollback', ['1', '--out', app.out, ...to]);

  /** A mall with two releases: blue, then green. */
  async function twoReleases() {
    const colors = ['#0b7285', '#2b8a3e'].map((primaryOrange) => ({ theme: { palette: { primaryOrange } } }));
    for (const color of colors) {
      await writeMerchant(app.merchants, '1', color);
      await run();
    }
    const { release = '' } = (await malls()).get('1') ?? {};
    return { second: release, undo: () => writeMerchant(app.merchants, '1', colors[0]) };
  }

  it('says which release is live, and that the next build brings the change back', async () => {
    const { second } = await twoReleases();
    expect(await rollBack()).toMatchObject({ status: 0, stderr: '' });
    const entry = (await malls()).get('1');
    expect(entry).toMatchObject({ status: 'built', rolledBackFrom: second, changes: ['The first release.'] });
    expect(entry?.release).toMatch(/^0001-/);
    expect(entry?.size).toBeUndefined();
    expect(await page()).toMatch(
      /1 rolled back.*instead of 0002-\w+\. The next build brings that change back/s,
    );
  });

  it('says nothing of it any more after going forward again, and after a build', async () => {
    const { undo } = await twoReleases();
    const isQuiet = async () => {
      expect((await malls()).get('1')).not.toHaveProperty('rolledBackFrom');
      expect(await page()).toContain(', 0 rolled back,');
    };
    await rollBack();
    await rollBack('--to', '2');
    await isQuiet();
    await rollBack();
    await undo();
    expect((await run()).sites).toMatchObject([{ status: 'unchanged' }]);
    await isQuiet();
  });

  it('says of a mall with a mistake that it failed, and stays out of the way where there is no report', async () => {
    await twoReleases();
    await writeFile(join(app.merchants, '1/merchant.json'), '{');
    await run();
    await rollBack();
    expect((await malls()).get('1')).toMatchObject({ status: 'standing', checks: { config: false } });
    expect(await page()).toContain('failed, and rolled back');
    await rm(join(app.out, '.report'), { recursive: true });
    expect(await rollBack('--to', '2')).toMatchObject({ status: 0, stderr: '' });
    expect(await namesIn(app.out)).not.toContain('.report');
  });

  it('warns where the report cannot be written, because the rollback is done', async () => {
    await twoReleases();
    await rm(join(app.out, '.report/index.html'));
    await mkdir(join(app.out, '.report/index.html/taken'), { recursive: true });
    const { status, stdout, stderr } = await rollBack();
    expect(status).toBe(0);
    expect(stdout).toContain('is live, instead of 0002-');
    expect(stderr).toMatch(/\.report:1:1 {2}warning\n/);
  });
});

describe('the fleet report after a mall is removed', () => {
  it('holds the other malls only', async () => {
    for (const id of ['1', '2']) await writeMerchant(app.merchants, id);
    await run();
    const folders = ['--merchants', app.merchants, '--out', app.out];
    const removed = await runCommandHere('mall', ['remove', '1', '--yes', ...folders]);
    expect(removed).toMatchObject({ status: 0, stderr: '' });
    expect([...(await malls()).keys()]).toEqual(['2']);
    const page = await readFile(join(app.out, '.report/index.html'), 'utf8');
    expect(page).toContain('1 in all');
    expect(page).not.toContain('Mall 1');
  });
});
