import { watch, writeFileSync } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeCore, readCore } from '../../build/core/core-cache';
import { madeFile } from '../../build/core/site-file';
import { reportText } from '../../build/pipeline/report';
import { displayPath } from '../../build/shared/display-path';
import { build, contents, faultsOf, testFolder, tinyApp, twoMerchants, writeMerchant } from './harness';
import { writeTinyApp } from './tiny-app';

const app = tinyApp();

const statuses = ({ sites }: Awaited<ReturnType<typeof build>>) =>
  sites.map(({ merchant, status }) => `${merchant} ${status}`);
const page = async (site: string) => (await contents(site)).get('index.html')?.toString() ?? '';

describe('a merchant whose inputs did not change', () => {
  it('is built again when its config, its logo or its environment changes', async () => {
    const options = await twoMerchants(app);
    await build(options);
    await writeMerchant(options.merchants, '1', { name: 'Another Name' });
    expect(statuses(await build(options))).toEqual(['1 built', '2 unchanged']);
    const environment = { variables: { PAYLOAD_KEY_2: 'other' }, file: {} };
    expect(statuses(await build({ ...options, environment }))).toEqual(['1 unchanged', '2 built']);
  });
});

describe('a build without merchants', () => {
  it('makes no folder, also where nobody can make one', async () => {
    const options = await twoMerchants(app);
    for (const out of [options.out, '/proc/sites']) {
      const report = await build({ ...options, merchants: await testFolder(), out });
      expect(report).toMatchObject({ ok: true, sites: [] });
      await expect(readdir(out)).rejects.toThrow('ENOENT');
    }
  });
});

describe('what a killed build left of a mall', () => {
  it('is removed by the next build, also when the mall did not change', async () => {
    const options = await twoMerchants(app);
    await build(options);
    const releases = join(options.out, '.releases/1');
    await mkdir(join(releases, '.writing-0002-0000000000000000/assets'), { recursive: true });
    expect(statuses(await build(options))).toEqual(['1 unchanged', '2 unchanged']);
    expect((await readdir(releases)).filter((name) => name.startsWith('.'))).toEqual([]);
  });
});

describe('the environment', () => {
  it('reaches the sites: the backend, a key for one merchant, the push key', async () => {
    const options = await twoMerchants(app);
    const variables = {
      API_BASE_URL: 'https://api.example/v1',
      PAYLOAD_KEY: 'forAll',
      PAYLOAD_KEY_2: 'forTheSecond',
      PUSH_PUBLIC_KEY: 'B'.repeat(87),
    };
    await build({ ...options, environment: { variables, file: {} } });
    const [first, second] = [await page(join(options.out, '1')), await page(join(options.out, '2'))];
    expect(first).toContain('"api":{"baseUrl":"https://api.example/v1","payloadKey":"forAll"}');
    expect(second).toContain('"payloadKey":"forTheSecond"');
    expect(first).toContain(`"pushPublicKey":"${'B'.repeat(87)}"`);
  });
});

describe('one broken merchant', () => {
  it('is reported, keeps what was published for it, and stops no other', async () => {
    const options = await twoMerchants(app);
    await build(options);
    const before = await contents(join(options.out, '1'));

    await writeFile(join(options.merchants, '1/merchant.json'), '{ "name": ');
    await writeMerchant(options.merchants, '2', { name: 'Other Name' });
    const report = await build(options);
    expect(report).toMatchObject({ ok: false, failed: ['1'], sites: [{ merchant: '2', status: 'built' }] });
    expect(report.standing).toEqual(['1']);
    expect(reportText(report)).toMatch(
      /1 site is built, 1 failed: 1\nStill published as before: 1\. Shoppers notice nothing\.\n/,
    );
    expect(await contents(join(options.out, '1'))).toEqual(before);
    expect(await page(join(options.out, '2'))).toContain('Other Name');
    expect(reportText(await build({ ...options, only: ['1'] }))).toMatch(/^No site was built, 1 failed: 1\n/);
  });
});

describe('an app that does not compile', () => {
  it('is reported with its place, and no site changes', async () => {
    const options = await twoMerchants(app);
    await build(options);
    const before = await contents(join(options.out, '1'));
    const root = await writeTinyApp(join(await testFolder(), 'app'));
    await writeFile(join(root, 'src/shared.ts'), '\nexport const shared = ;\n');

    const report = await build({ ...options, root });
    expect(report).toMatchObject({
      ok: false,
      sites: [],
      failed: ['1', '2'],
      problems: [{ merchant: '', file: displayPath(join(root, 'src/shared.ts')), line: 2, column: 23 }],
    });
    expect(report.problems[0]?.message).toBe('The app does not compile: Unexpected token');
    expect(await contents(join(options.out, '1'))).toEqual(before);
  });
});

describe('a cache that cannot be written', () => {
  it('is a warning, and the sites are built', async () => {
    const options = await twoMerchants(app);
    const cache = join(await testFolder(), 'cache');
    await build({ ...options, cache });
    await rm(join(cache, 'memo'), { recursive: true });
    await writeFile(join(cache, 'memo'), 'in the place of the folder');
    const out = join(await testFolder(), 'dist');
    const report = await build({ ...options, cache, out });
    expect(report.problems).toMatchObject([
      { merchant: '', severity: 'warning', file: displayPath(join(cache, 'memo')) },
    ]);
    expect(report.problems[0]?.message).toMatch(/^The cache cannot be written \(E\w+\)\. So each build/);
    expect(statuses(report)).toEqual(['1 built', '2 built']);
    expect(await contents(join(out, '1'))).toEqual(await contents(join(options.out, '1')));
  });
});

describe('an app with a file that cannot be read', () => {
  it.each<[string, string, string, string]>([
    ['a link to a folder', 'src/odd', '.', 'is not a file. Put a file in its place'],
    ['a link in public/ that leads nowhere', 'public/odd', 'nowhere', 'This link leads nowhere.'],
    ['a link to itself', 'public/odd', 'odd', 'This cannot be opened (ELOOP).'],
  ])('is reported with its place, and no site changes: %s', async (_what, place, target, told) => {
    const options = { ...(await twoMerchants(app)), cache: join(await testFolder(), 'cache') };
    const root = await writeTinyApp(join(await testFolder(), 'app'));
    await symlink(target, join(root, place));
    const report = await build({ ...options, root });
    expect(report).toMatchObject({ ok: false, sites: [], failed: ['1', '2'] });
    const [{ file, message } = { file: '', message: '' }, ...others] = report.problems;
    expect(`${file} ${message}`).toContain(displayPath(join(root, place)));
    expect(message).toContain(told);
    expect(others).toEqual([]);
    expect((await build({ ...options, root, only: ['2'] })).failed).toEqual(['2']);
  });
});

describe('an app that uses a feature that a promised browser lacks', () => {
  it('is refused with the place, and no site changes', async () => {
    const options = await twoMerchants(app);
    await build(options);
    const before = await contents(join(options.out, '1'));
    const root = await writeTinyApp(join(await testFolder(), 'app'));
    await writeFile(
      join(root, 'src/shared.ts'),
      `export const shared = () => Object.groupBy(document.links, () => location.hash.replace(/(?<=.)\\/+$/, ''));\n`,
    );
    await appendFile(join(root, 'src/service-worker.ts'), '\nself.requestIdleCallback(() => {});\n');
    await appendFile(join(root, 'src/app/page/page-script.ts'), '\nvoid Promise.try(() => 1);\n');

    const report = await build({ ...options, root });
    expect(report).toMatchObject({ ok: false, sites: [], failed: ['1', '2'] });
    const [message, ...features] = report.problems[0]?.message.split('\n') ?? [];
    expect(message).toContain('iOS and Safari 16.0, Chrome 103, Firefox 115');
    expect(features.map((line) => line.split(' (…')[0])).toEqual([
      expect.stringMatching(/^ {2}Object\.groupBy in assets\/[\w.-]+\.js$/),
      expect.stringMatching(/^ {2}a look-behind in assets\/[\w.-]+\.js$/),
      '  requestIdleCallback in service-worker.js',
      '  Promise.try in page-script.js',
      expect.stringContaining('build/core/browsers/allowed.ts'),
    ]);
    expect(await contents(join(options.out, '1'))).toEqual(before);
  });
});

describe('a file that is saved during the compile', () => {
  it('counts for the release’s name, so that undoing the save builds again', async () => {
    const options = await twoMerchants(app);
    const folder = await testFolder();
    const root = await writeTinyApp(join(folder, 'app'));
    const cache = join(folder, 'cache');
    const file = join(root, 'src/features/offers/offers-map.ts');
    const [before, saved] = [await readFile(file, 'utf8'), `export const map = () => 'a saved map';\n`];
    const scripts = async () => [...(await contents(join(options.out, '1'))).values()].join();

    await mkdir(join(cache, 'core'), { recursive: true });
    const watcher = watch(join(cache, 'core'), () => {
      watcher.close(); // the compile has hashed the files and begins
      writeFileSync(file, saved);
    });
    expect(statuses(await build({ ...options, root, cache, only: ['1'] }))).toEqual(['1 built']);
    expect(await scripts()).toContain('a saved map');
    expect(statuses(await build({ ...options, root, cache, only: ['1'] }))).toEqual(['1 unchanged']);

    await writeFile(file, before);
    expect(statuses(await build({ ...options, root, cache, keep: 0, only: ['1'] }))).toEqual(['1 built']);
    expect(await scripts()).not.toContain('a saved map');
  });
});

describe('a release with other code', () => {
  it('keeps the files of the one before for tabs that are open', async () => {
    const options = await twoMerchants(app);
    const folder = await testFolder();
    const root = await writeTinyApp(join(folder, 'app'));
    const again = () => build({ ...options, root, cache: join(folder, 'cache'), only: ['1'] });
    const assets = async () =>
      [...(await contents(join(options.out, '1')))].filter(([path]) => path.startsWith('assets/'));
    const { core } = await again();
    const before = await assets();
    await writeFile(
      join(root, 'src/features/offers/offers-map.ts'),
      `export const map = () => 'a new map';\n`,
    );
    expect((await again()).core).not.toBe(core);

    const after = new Map(await assets());
    for (const [path, bytes] of before) expect(after.get(path)?.equals(bytes), path).toBe(true);
    expect(after.size).toBeGreaterThan(before.length);
    expect(await faultsOf(join(options.out, '1'))).toEqual([]);
  });
});

describe('caches', () => {
  it('are ignored when forced, even if they look sound', async () => {
    const options = await twoMerchants(app);
    await build(options);
    const before = await contents(join(options.out, '1'));
    for (const name of await readdir(join(options.cache, 'core'))) {
      const folder = join(options.cache, 'core', name);
      const core = await readCore(folder);
      const script = core?.files.find(({ path }) => path.endsWith('.js'));
      if (!core || !script) throw new Error('There is no compiled core to tamper with.');
      const bytes = Buffer.concat([await readFile(script.source), Buffer.from('// of another compile')]);
      await rm(script.source); // sites share its bytes
      await writeFile(script.source, bytes);
      const files = core.files.map((file) =>
        file === script ? { ...file, ...madeFile(file.path, bytes) } : file,
      );
      await describeCore(folder, { ...core, files });
    }
    expect(await build({ ...options, force: true })).toMatchObject({ ok: true });
    expect(await contents(join(options.out, '1'))).toEqual(before);
  });
});
