import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { madeFile } from '../../build/core/site-file';
import { type PromoteOptions, promote } from '../../tools/launch/waves/promote';
import { testFolder } from '../build/harness';
import { runCommandHere } from '../setup/run-command';
import { until } from '../setup/until';
import { coreHash } from './built';
import { endless, servedMalls } from './served-malls';
import { storedMalls } from './stored';

const malls = storedMalls();
/** Mall 1 is the canary. */
const ids = ['1', '2', '3', '4', '5'];
const hostOf = (id: string) => `mall-${id}.example`;

const served = servedMalls(malls);
let said: string[];
let wrong: string[];
beforeEach(() => {
  [said, wrong] = [[], []];
});

function build(core: string, page = 'page'): void {
  const api = `http://127.0.0.1:${served.port}/api`;
  for (const id of ids) {
    const own = [madeFile('service-worker.js', `// of ${id}, ${core}`)];
    const hosts = [hostOf(id), `a-second-name-${id}.example`];
    malls.write({ id, page, core, own, api, hosts, ...(id === '1' && { ring: 'canary' }) });
  }
}

/** All malls have core A, and the canary has core B. */
async function canaryIsAhead(): Promise<void> {
  build('A');
  await malls.publish();
  build('B');
  await malls.publish({ order: 2 });
}

const run = (options: Partial<PromoteOptions> = {}) =>
  promote({
    store: malls.store(),
    out: malls.out,
    order: 2,
    date: new Date('2026-11-28'),
    who: 'somebody',
    shares: [25, 100],
    limits: { answer: 2_000, longest: 0 },
    resolve: new Map(ids.map((id) => [hostOf(id), { address: '127.0.0.1', port: served.port }])),
    tell: (line) => said.push(line),
    complain: (line) => wrong.push(line),
    ...options,
  });

/** Who has the new core. */
const ahead = () => ids.filter((id) => malls.json(`sites/${id}/live.json`).core === coreHash('B'));

describe('promoting', () => {
  it('brings the core of the canary to the others in waves, and asks the gate after each', async () => {
    await canaryIsAhead();
    const asked = join(await testFolder(), 'asked');
    const isGood = await run({ gate: `cat >> '${asked}'` });
    expect({ isGood, wrong }).toEqual({ isGood: true, wrong: [] });
    expect(said).toEqual([
      ...['Wave 1 of 2: 1 mall (2).', 'Wave 1 of 2 is good.'],
      ...['Wave 2 of 2: 3 malls (3, 4, 5).', 'Wave 2 of 2 is good.'],
      'No mall waits any more.',
    ]);
    expect(ahead()).toEqual(ids);
    const release = (id: string) => ({ id, release: malls.json(`sites/${id}/live.json`).release });
    const lines = (await readFile(asked, 'utf8')).trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { wave: 1, of: 2, malls: [release('2')] },
      { wave: 2, of: 2, malls: ['3', '4', '5'].map(release) },
    ]);
  });

  it('leaves those that wait byte for byte as they were while canaries change', async () => {
    await canaryIsAhead();
    const others = () =>
      malls
        .keys()
        .filter((key) => /^(sites\/[2-5]|hosts)\//.test(key))
        .map((key) => [key, malls.server.objects.get(`all/${key}`)?.bytes.toString()]);
    const before = others();
    build('C', 'another page');
    await malls.publish({ order: 3, ids: ['1'] });
    expect(malls.json('sites/1/live.json').core).toBe(coreHash('C'));
    expect(others()).toEqual(before);
  });

  it('waits for a server that has not asked the store yet', async () => {
    await canaryIsAhead();
    served.instead = (host, path, asked) =>
      host === hostOf('3') && path === '/' && asked === 1
        ? new Response('<p>the page before</p>')
        : undefined;
    expect(await run({ limits: { answer: 2_000, longest: 10_000 } })).toBe(true);
  });

  const faults: Record<string, [Response, path: string, RegExp]> = {
    'a page that fails': [new Response('', { status: 500 }), '/', /example\/ answers with 500/],
    'another worker': [new Response('// old'), '/service-worker.js', /service-worker\.js is not the file/],
    'no manifest': [new Response('', { status: 404 }), '/manifest.webmanifest', /manifest answers with 404/],
    'a script that never ends': [endless(), '/assets/chunk-0-B.js', /chunk-0-B\.js does not answer \(slow\)/],
    'half a script': [new Response('chunk'), '/assets/chunk-0-B.js', /chunk-0-B\.js is not the file/],
    'a backend that is down': [
      new Response('', { status: 503 }),
      '/api/isMaintainance',
      /isMaintainance answers with 503/,
    ],
    'a backend of something else': [
      new Response('<html>'),
      '/api/isMaintainance',
      /something that the app cannot read/,
    ],
  };

  it.each(Object.entries(faults))('puts a wave back because of %s', async (_words, [answer, path, words]) => {
    await canaryIsAhead();
    const before = malls.json('sites/4/live.json');
    let isAsked = false;
    served.instead = (host, asked) => {
      if (asked !== path || !(host === hostOf('4') || (host === '127.0.0.1' && ahead().length > 2)))
        return undefined;
      isAsked = true;
      return answer.clone();
    };
    expect(await run({ shares: [25, 75, 100] })).toBe(false);
    expect(isAsked).toBe(true);
    expect(wrong[0]).toMatch(words);
    expect(wrong.slice(-2)).toEqual([
      'Wave 2 of 3 failed. Back at their earlier release: 2 malls (3, 4).',
      'Not begun: 1 mall (5).',
    ]);
    expect(ahead()).toEqual(['1', '2']);
    const { release, core, config } = before;
    expect(malls.json('sites/4/live.json')).toMatchObject({ release, core, config, highest: 2 });
    served.instead = () => undefined;
    expect(await run()).toBe(true); // they wait again
    expect(ahead()).toEqual(ids);
  });

  it('puts a wave back that the gate refuses, but no mall that somebody else has published meanwhile', async () => {
    await canaryIsAhead();
    const folder = await testFolder();
    const running = run({
      shares: [100],
      gate: `cat > '${folder}/asked'; until test -e '${folder}/go'; do :; done; exit 3`,
    });
    await until(() => readFile(join(folder, 'asked')));
    malls.write({ id: '3', page: 'its own', core: 'B' });
    await malls.publish({ order: 3, ids: ['3'], toAll: true });
    await writeFile(join(folder, 'go'), '');
    expect(await running).toBe(false);
    expect(wrong).toEqual([
      'The gate ended with 3.',
      'Wave 1 of 1 failed. Back at their earlier release: 3 malls (2, 4, 5). Somebody else changed meanwhile: 1 mall (3).',
    ]);
    expect(ahead()).toEqual(['1', '3']);
  });

  it('asks those first that a stopped run left unasked, and goes on only if they are good', async () => {
    await canaryIsAhead();
    let pointers = 0;
    malls.server.fault = ({ method, key }) => {
      if (method === 'PUT' && key.endsWith('live.json')) pointers += 1;
      return pointers > 2 ? { status: 403 } : undefined; // nothing of this run arrives any more
    };
    await expect(run({ shares: [100] })).rejects.toThrow('answers with 403');
    malls.server.fault = () => undefined;
    const [, one = '', other = ''] = ahead();
    const rest = ids.filter((id) => !['1', one, other].includes(id));
    expect(rest).toHaveLength(2);

    [said, wrong] = [[], []];
    served.instead = (host) => (host === hostOf(other) ? new Response('', { status: 500 }) : undefined);
    expect(await run({ gate: 'exit 9' })).toBe(false);
    expect(said).toEqual([`The wave that was stopped: 2 malls (${one}, ${other}).`]);
    expect(wrong).toEqual([
      `${other}: https://${hostOf(other)}/ answers with 500.`,
      `The wave that was stopped failed. Back at their earlier release: 2 malls (${one}, ${other}).`,
      `Not begun: 2 malls (${rest.join(', ')}).`,
    ]);
    expect(ahead()).toEqual(['1']);
    served.instead = () => undefined;
    expect(await run()).toBe(true);
    expect(said.slice(1)).toContain('Wave 2 of 2 is good.'); // all four waited again
    expect(malls.json('wave.json')).toEqual({ format: 1, malls: [] });
  });

  it('keeps a mall in mind that a stopped run left unasked and that is not built here', async () => {
    await canaryIsAhead();
    const { id, release, core, config, order } = malls.json('sites/2/live.json');
    malls.write({ id: '2', core: 'B' });
    await malls.publish({ order: 2, ids: ['2'], toAll: true });
    const noted = [{ id, release, core, config, order }];
    malls.spoil('wave.json', JSON.stringify({ format: 1, malls: noted }));
    await rm(join(malls.out, '2'), { recursive: true });
    expect(await run()).toBe(false);
    expect(wrong).toEqual([expect.stringMatching(/^2: .* is not built\. Build it first/)]);
    expect(malls.json('wave.json').malls).toEqual(noted);
    expect(ahead()).toEqual(ids);
  });

  it('stays out where no canary has that core', async () => {
    await canaryIsAhead();
    build('C');
    await expect(run()).rejects.toThrow(
      /^No canary has the core of these sites yet: 4 malls \(2, 3, 4, 5\)\./,
    );
  });

  it('leaves out a mall that cannot be published, names it, and goes on with the others', async () => {
    await canaryIsAhead();
    malls.write({ id: '4', page: 'a later change', core: 'A' });
    await malls.publish({ order: 4, ids: ['4'] });
    build('B');
    await rm(join(malls.out, '3/index.html'));
    expect(await run({ shares: [50, 100], order: 3 })).toBe(false);
    expect(wrong.join('\n')).toMatch(/^3: .*index\.html.*\n4: The store has seen order 4/);
    expect(ahead()).toEqual(['1', '2', '5']);
  });
});

it('is a command: without a store or with odd waves it ends with 2, and with 1 where a mall fails', async () => {
  await canaryIsAhead();
  for (const [key, value] of Object.entries(malls.server.environment)) vi.stubEnv(key, value);
  const at = ids.flatMap((id) => ['--resolve', `${hostOf(id)}=127.0.0.1:${served.port}`]);
  const to = ['--to', 's3://malls/all', '--endpoint', malls.server.endpoint, '--out', malls.out, ...at];
  const command = (...args: string[]) => runCommandHere('promote', args);
  expect((await command()).stderr).toMatch(/^--to is missing/);
  expect(await command(...to, '--waves', '9')).toMatchObject({ status: 2, stdout: '' });
  const refused = await command(...to, '--gate', 'false');
  expect(refused).toMatchObject({ status: 1, stdout: 'Wave 1 of 2: 1 mall (2).\n' });
  expect(refused.stderr).toContain('Not begun: 3 malls (3, 4, 5).');
  expect(await command(...to, '--waves', '50%')).toMatchObject({
    status: 0,
    stderr: '',
    stdout: 'Wave 1 of 1: 2 malls (2, 3).\nWave 1 of 1 is good.\nStill waiting: 2 malls (4, 5).\n',
  });
});
