import { describe, expect, it } from 'vitest';
import { madeFile, sha256 } from '../../build/core/site-file';
import { coreHash } from './built';
import { storedMalls } from './stored';

const malls = storedMalls();

const statuses = ({ sites }: Awaited<ReturnType<typeof malls.publish>>) =>
  Object.fromEntries(sites.map(({ merchant, status }) => [merchant, status]));

describe('publishing into a store', () => {
  it('brings the files of the core once, then releases, hosts and pointers', async () => {
    for (const id of ['1', '2']) malls.write({ id, page: `page ${id}` });
    const report = await malls.publish();
    expect(report).toMatchObject({ ok: true, problems: [] });
    expect(statuses(report)).toEqual({ 1: 'published', 2: 'published' });
    expect(await malls.shown('mall-1.example')).toBe('page 1');
    expect(await malls.shown('mall-2.example')).toBe('page 2');
    expect(await malls.shown('mall-3.example')).toBeUndefined();
    const files = malls.keys().filter((key) => key.startsWith('files/'));
    expect(files).toHaveLength(7);
    expect(malls.keys().filter((key) => !/^files\/|\/releases\//.test(key))).toEqual([
      ...[`cores/${coreHash('A')}.json`, 'hosts/mall-1.example.json', 'hosts/mall-2.example.json'],
      ...['sites/1/live.json', 'sites/2/live.json'],
    ]);
    expect(malls.json('sites/1/live.json')).toMatchObject({
      id: '1',
      order: 1,
      highest: 1,
      core: coreHash('A'),
      hosts: ['mall-1.example'],
      releases: [{ release: report.sites[0]?.release, who: 'somebody', date: '2026-11-28T10:00:00.000Z' }],
    });
  });

  it('asks once for a mall that has not changed, and three times for one that has', async () => {
    const ids = ['1', '2', '3', '4'];
    for (const id of ids) malls.write({ id, page: 'page' });
    await malls.publish();
    malls.asked();
    expect(statuses(await malls.publish())).toEqual({
      1: 'unchanged',
      2: 'unchanged',
      3: 'unchanged',
      4: 'unchanged',
    });
    expect(malls.asked().sort()).toEqual(ids.map((id) => `GET sites/${id}/live.json`));

    // a newer commit without a change of the mall is only noted
    expect((await malls.publish({ order: 2 })).sites[0]).toEqual({
      merchant: '1',
      status: 'unchanged',
      release: expect.any(String),
    });
    expect(malls.json('sites/1/live.json')).toMatchObject({ order: 2, highest: 2 });
    malls.asked();

    for (const id of ids) malls.write({ id, page: 'page', core: 'B', files: 9 });
    await malls.publish({ order: 2 });
    const asked = malls.asked();
    const of = (pattern: RegExp) => asked.filter((each) => pattern.test(each)).length;
    expect(of(/ sites\//)).toBe(4 * 3);
    expect(of(/ files\//)).toBe(18); // not the file that core A has, too
    expect(of(/ cores\//)).toBeLessThanOrEqual(6);
    expect(of(/ probe\//)).toBeLessThanOrEqual(10);
    expect(of(/ (canaries|pruning)\//)).toBe(2);
    expect(of(/ (sites|files|cores|probe)\//) + 2).toBe(asked.length);
  });

  it('says who changed what, and keeps five releases with the assets of those before', async () => {
    for (const [index, page] of ['a', 'b', 'c', 'd', 'e', 'f'].entries()) {
      malls.write({ page, core: page.toUpperCase() });
      await malls.publish({ order: index });
    }
    const { releases } = malls.json('sites/1/live.json');
    expect(releases.map(({ order }: { order: number }) => order)).toEqual([5, 4, 3, 2, 1]);
    expect(releases[0].changes.map(({ text }: { text: string }) => text)).toEqual([
      ...['manifest.name "e" → "f"', 'name "e" → "f"', 'It has a new version of the app itself.'],
    ]);
    const bytes =
      malls.server.objects.get(`all/sites/1/releases/${releases[0].release}`)?.bytes.toString() ?? '';
    const { kept } = JSON.parse(bytes.slice(0, bytes.indexOf('\n')));
    const logo = (page: string) => `/assets/logo-${sha256(page).slice(0, 8)}.svg`;
    expect(Object.keys(kept)).toEqual(expect.arrayContaining([logo('b'), logo('e'), '/assets/chunk-0-B.js']));
    expect(Object.keys(kept)).not.toContain(logo('a'));
    expect(Object.keys(kept)).not.toContain('/assets/chunk-0-A.js');
    expect(kept[logo('b')].from).toBe(releases[4].release);
    expect(kept['/assets/chunk-0-B.js'].variants).toHaveProperty('br');
    expect(await malls.shown()).toBe('f');
    expect(await (await malls.serve('/offers')).text()).toContain('<p>f</p>');
    expect(await (await malls.serve(logo('b'))).text()).toBe('<svg>b</svg>');
    expect(await (await malls.serve('/assets/chunk-0-B.js')).text()).toBe('chunk 0 of B');
    expect((await malls.serve(logo('a'))).status).toBe(404);
  });

  it('never lets one name below assets/ stand for two contents', async () => {
    malls.write({ page: 'a', own: [madeFile('assets/x.js', '1')] });
    await malls.publish();
    malls.write({ page: 'b', own: [madeFile('assets/x.js', '2')] });
    const { problems } = await malls.publish();
    expect(problems[0]?.message).toContain('has another file named assets/x.js');
    expect(await malls.shown()).toBe('a');
  });

  it('lets the good malls go out, and names the three that are broken', async () => {
    const ids = Array.from({ length: 30 }, (_, index) => String(index + 1));
    for (const id of ids) malls.write({ id, ...(id === '7' && { hosts: ['not a host'] }) });
    malls.write({ id: '9', api: '/api' });
    await malls.publish({ ids: ['11'] });
    malls.spoil('sites/11/live.json', '{"format":1,');
    const { ok, sites, problems } = await malls.publish();
    expect(ok).toBe(false);
    expect(sites.filter(({ status }) => status === 'failed').map(({ merchant }) => merchant)).toEqual([
      '7',
      '9',
      '11',
    ]);
    expect(problems.map(({ merchant }) => merchant).sort()).toEqual(['11', '7', '9']);
    expect(sites.filter(({ status }) => status === 'published')).toHaveLength(27);
  });

  it('plans in a dry run, and writes nothing', async () => {
    malls.write({});
    expect(statuses(await malls.publish({ dryRun: true }))).toEqual({ 1: 'planned' });
    expect(malls.keys()).toEqual([]);
  });
});
