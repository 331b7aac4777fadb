import { chmod, lstat, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { historyOf } from '../../build/fleet/history-folder';
import { removeMall, tracesOf } from '../../build/fleet/remove-merchant';
import { reportText } from '../../build/pipeline/report';
import { knownReleases, releasesText } from '../../build/publish/list-releases';
import { rollback } from '../../build/publish/rollback';
import { Failure } from '../../build/shared/failure';
import { runCommandHere } from '../setup/run-command';
import { build, namesIn, tinyApp, twoMerchants, writeMerchant } from './harness';

const app = tinyApp();

/** Two malls that are built, in folders of this test. */
async function twoMalls() {
  const options = await twoMerchants(app);
  const first = await build(options);
  return { options, merchants: options.merchants, out: options.out, first };
}

/** Where the studio would keep what it has of a mall. */
const historyFor = (id: string) => historyOf(join(app.merchants, '../.studio'), app.merchants, id);

async function rename(merchants: string, name: string): Promise<void> {
  await writeMerchant(merchants, '1', { name, program: { name: 'Circle' }, manifest: { shortName: name } });
}

describe('a build of a mall that changed', () => {
  it('says what changed, when phones show it and how to undo it', async () => {
    const { options, merchants, first } = await twoMalls();
    expect(first.sites.map(({ changes }) => changes)).toEqual([undefined, undefined]);
    await rename(merchants, 'New Name');
    const report = await build(options);
    const [one, two] = report.sites;
    expect(one?.changes?.map(({ text }) => text)).toEqual([
      'manifest.name "Mall 1 Rewards" → "Circle"',
      'manifest.short_name "Mall 1 Rewards" → "New Name"',
      expect.stringContaining('manifest.description "Mall 1 Rewards: earn'),
      'name "Mall 1" → "New Name"',
      'programName "Mall 1 Rewards" → "Circle"',
      'og:title "Mall 1 Rewards" → "Circle"',
      expect.stringContaining('og:description "Mall 1 Rewards: earn'),
    ]);
    expect(two).toMatchObject({ status: 'unchanged' });
    expect(two?.changes).toBeUndefined();
    expect(reportText(report)).toMatch(
      /What changed since the last build:\n\n1\n.*iPhones keep the old one .*To undo it: npm run rollback -- 1 --out \S+$/s,
    );
  });
});

describe('a release before the page said its own policy', () => {
  async function withOldRelease() {
    const { options, merchants, out } = await twoMalls();
    const page = join(out, '1/index.html');
    const said = await readFile(page, 'utf8');
    await chmod(page, 0o644);
    await writeFile(page, said.replace(/<meta http-equiv.*\n/, ''));
    await rename(merchants, 'New Name');
    const { problems } = await build(options);
    return { options, merchants, out, problems };
  }

  it('lets the build that follows it say what the server needs first, once', async () => {
    const { options, merchants, problems } = await withOldRelease();
    const told =
      'Give the server its new rules first, and then the site: docs/hosting.md#the-policy-of-the-page';
    expect(problems).toEqual([
      expect.objectContaining({ merchant: '1', severity: 'warning', message: expect.stringContaining(told) }),
    ]);
    await rename(merchants, 'Third Name');
    expect((await build(options)).problems).toEqual([]);
  });

  it('is told of when a rollback brings it back', async () => {
    const { out } = await withOldRelease();
    const back = await runCommandHere('rollback', ['1', '--out', out]);
    expect(back.stdout).toContain('The page of this release says no Content-Security-Policy.');
    const forward = await runCommandHere('rollback', ['1', '--to', '2', '--out', out]);
    expect(forward.stdout).not.toContain('Content-Security-Policy');
  });
});

describe('the releases of a mall', () => {
  it('have dates and contents, and one can go back and forward among them', async () => {
    const { options, merchants, out } = await twoMalls();
    for (const name of ['Second', 'Third']) {
      await rename(merchants, name);
      await build(options);
    }
    const before = await knownReleases(out, '1');
    expect(before.map(({ sequence, isLive }) => [sequence, isLive])).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ]);
    expect(releasesText(before)).toMatch(
      /^→ 3 {2}0003-\w{16} {2}\d{4}-\d\d-\d\d \d\d:\d\d UTC {2}live\n {5}manifest\.short_name "Second" → "Third"\n/,
    );

    expect(await rollback(out, '1', '1')).toMatchObject({ from: { sequence: 3 }, to: { sequence: 1 } });
    expect(await rollback(out, '1', before[2]?.name)).toMatchObject({ to: { sequence: 3 } });
    await expect(rollback(out, '1', '3')).rejects.toThrow('is live already');
    await expect(rollback(out, '1', '9')).rejects.toThrow(/There is no release "9" of 1 .* There are: 0001-/);
  });

  it('say where one is the same as the one before, and where nobody can tell', async () => {
    const { options, merchants, out } = await twoMalls();
    await rename(merchants, 'Second');
    await build(options);
    await rollback(out, '1');
    await build(options); // brings the second one back
    await build({ ...options, force: true, only: ['1'] });
    const places = (await knownReleases(out, '1')).map(({ name }) => join(out, '.releases/1', name));
    const page = join(places[0] ?? '', 'manifest.webmanifest');
    await chmod(page, 0o644);
    await writeFile(page, '{');
    const contents = releasesText(await knownReleases(out, '1')).matchAll(
      /^ {5}(The same|What it|The first).*$/gm,
    );
    expect([...contents].map(([line]) => line.trim())).toEqual([
      'The same as release 3.',
      'The same as release 2.',
      'What it changed is not known: its files, or those of the release before, are damaged.',
      'The first release that is kept.',
    ]);
  });

  it('say in a build that nothing can be rolled back with --keep 0', async () => {
    const { options } = await twoMalls();
    const { ok, problems } = await build({ ...options, keep: 0 });
    expect(ok).toBe(true);
    expect(problems).toMatchObject([
      { severity: 'warning', message: expect.stringContaining('nothing can be rolled back') },
    ]);
  });
});

describe('a mall without its folder', () => {
  it('is reported by every build as long as its site is published', async () => {
    const { options, merchants, out } = await twoMalls();
    await rm(join(merchants, '1'), { recursive: true });
    await mkdir(join(out, '7')); // no site: those are links
    for (const only of [undefined, ['2']]) {
      const { ok, problems } = await build({ ...options, only });
      expect(ok).toBe(true);
      expect(problems).toMatchObject([
        {
          severity: 'warning',
          message: expect.stringMatching(
            /^A site is published for 1, but .* Shoppers still see the old site\.$/,
          ),
          fix: expect.stringMatching(
            /^take it down: npm run mall -- remove 1 --merchants \S+ --out \S+; or bring its folder back$/,
          ),
        },
      ]);
    }
    await removeMall(await tracesOf(merchants, out, '1', historyFor('1')));
    expect((await build(options)).problems).toEqual([]);
  });
});

describe('removing a mall', () => {
  it('takes away its folder, its site and its releases, and nothing of others', async () => {
    const { options, merchants, out } = await twoMalls();
    const traces = await tracesOf(merchants, out, '1', historyFor('1'));
    expect(traces).toEqual({
      folder: join(merchants, '1'),
      site: join(out, '1'),
      releases: join(out, '.releases/1'),
      isLocked: false,
    });
    await removeMall(traces);
    expect(await namesIn(merchants)).toEqual(['2']);
    expect(await namesIn(out)).toEqual(['.releases', '2']);
    expect(await namesIn(join(out, '.releases'))).toEqual(['2', 'looked-through.json']);
    await expect(tracesOf(merchants, out, '1', historyFor('1'))).rejects.toThrow(
      /There is no merchant 1 .*Did you mean "2"\?/,
    );
    expect((await build(options)).sites).toMatchObject([{ merchant: '2', status: 'unchanged' }]);
  });

  it('takes the rest if it was killed before, also when the mall came back meanwhile', async () => {
    const { options, merchants, out } = await twoMalls();
    const killed = async () => {
      await mkdir(join(out, '.releases/1.removed/0001-0123456789abcdef'), { recursive: true });
      return tracesOf(merchants, out, '1', historyFor('1'));
    };
    await removeMall(await killed());
    expect(await namesIn(join(out, '.releases'))).toEqual(['2', 'looked-through.json']);
    await removeMall(await killed());
    expect(await namesIn(join(out, '.releases'))).toEqual(['2', 'looked-through.json']);
    await writeMerchant(merchants, '1');
    expect((await build(options)).ok).toBe(true);
  });

  it('keeps its hands off something that no build made', async () => {
    const { merchants, out } = await twoMalls();
    await rm(join(out, '1'));
    await mkdir(join(out, '1'));
    await expect(tracesOf(merchants, out, '1', historyFor('1'))).rejects.toThrow(Failure);
    expect((await lstat(join(out, '1'))).isDirectory()).toBe(true);
  });
});
