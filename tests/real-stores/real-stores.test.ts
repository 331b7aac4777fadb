import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStore } from '../../build/publish/store/open-store';
import { emptyMemory } from '../../serve/memory';
import { s3Objects } from '../../serve/objects/s3';
import { s3Place } from '../../serve/objects/s3-request';
import { serveSite } from '../../serve/serve-site';
import { storedSites } from '../../serve/stored-sites';
import { testFolder } from '../build/harness';
import { runCommandHere } from '../setup/run-command';
import { writeBuilt } from '../stores/built';
import { objectRules } from '../stores/object-rules';
import { fetchCeph, startCeph } from './ceph';
import type { RealStore } from './real-store';
import { fetchSwift, startSwift } from './swift';

/** A store that is ready to be started, or why its packages cannot be had. */
async function readied<Packages>(
  fetch: () => Promise<Packages>,
  start: (packages: Packages) => Promise<RealStore>,
) {
  return fetch().then(
    (packages) => ({ start: () => start(packages), missing: undefined }),
    (error: Error) => ({ start: undefined, missing: error.message.trim() }),
  );
}

const kinds = [
  { name: 'Ceph', conditions: true, ...(await readied(fetchCeph, startCeph)) },
  { name: 'Swift', conditions: false, ...(await readied(fetchSwift, startSwift)) },
];

describe.each(kinds)("Debian's $name", ({ name, conditions, start, missing }) => {
  if (!start) {
    it('was not tried, because its packages cannot be had', () => {
      process.stderr.write(`${name} was not tried: ${missing}\n`);
    });
    return;
  }

  let store: RealStore;
  let prefixes = 0;
  const open = () => {
    prefixes += 1;
    const { endpoint, account } = store;
    return openStore(`s3://malls/${prefixes}`, { endpoint, environment: account });
  };

  beforeAll(async () => {
    store = await start();
  });
  afterAll(() => store.stop());

  it('holds sites: published, served, put back and served again', async () => {
    const out = join(await testFolder(), 'dist');
    const place = s3Place('s3://malls/sites', store.account, store.endpoint);
    if (typeof place === 'string') throw new Error(place);
    const memory = emptyMemory(1e6);
    let clock = 0;
    const habits = { patience: 10_000, later: () => {}, tell: () => {}, now: () => (clock += 60_000) }; // asks each time
    const sites = storedSites(s3Objects(place), memory, habits);
    const shown = async () => {
      const page = await serveSite(new Request('https://mall-1.example/'), sites);
      const script = await serveSite(new Request('https://mall-1.example/assets/chunk-1-A.js'), sites);
      return [/<p>(.*)<\/p>/.exec(await page.text())?.[1], await script.text()];
    };
    for (const [name, value] of Object.entries(store.account)) vi.stubEnv(name, value);
    const run = (command: string, flag: string, ...more: string[]) =>
      runCommandHere(command, [flag, 's3://malls/sites', '--endpoint', store.endpoint, ...flags, ...more]);
    const flags = conditions ? [] : ['--one-publisher'];
    for (const [order, page] of ['one', 'two'].entries()) {
      writeBuilt(out, { page });
      const published = await run('publish', '--to', '--out', out, '--order', String(order));
      expect(published).toMatchObject({ status: 0, stderr: '' });
      expect(await shown()).toEqual([page, 'chunk 1 of A']);
    }
    if (!conditions) {
      const alone = ['--to', 's3://malls/sites', '--endpoint', store.endpoint, '--out', out, '--order', '9'];
      const refused = await runCommandHere('publish', alone);
      expect(refused).toMatchObject({
        status: 1,
        stderr: expect.stringContaining('refuses conditions (501)'),
      });
    }
    expect(
      await runCommandHere('rollback', ['1', '--from', 's3://malls/sites', '--endpoint', store.endpoint]),
    ).toMatchObject({ status: 0 });
    expect(await shown()).toEqual(['one', 'chunk 1 of A']);
    expect(await run('publish', '--to', '--prune')).toMatchObject({ status: 0, stderr: '' });
    expect(await shown()).toEqual(['one', 'chunk 1 of A']);
  });

  // a page of their lists has 1,000
  objectRules(async () => open().objects, { keys: 1_005, conditions });
});
