import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contents, temporaryFolder, writeMerchant } from './harness';
import { runScript, writeTinyRepository } from './tiny-repository';

const ids = ['11', '10070', '9'];

let folder: string;

/** Two cold builds at once. */
const patience = 300_000;

beforeAll(async () => {
  folder = await temporaryFolder();
  await Promise.all([
    buildIn('one', ids, { TZ: 'UTC', LC_ALL: 'C', ...threads(1) }),
    buildIn('far/deeper/other', [...ids].reverse(), {
      TZ: 'Asia/Kolkata',
      LC_ALL: 'hi_IN.UTF-8',
      LANG: 'tr_TR.UTF-8',
      NODE_ENV: 'development',
      ...threads(4),
    }),
  ]);
}, patience);

afterAll(() => rm(folder, { recursive: true, force: true }));

/** How many threads the compile, compression and drawing may use. */
function threads(count: number): Record<string, string> {
  const names = [
    'UV_THREADPOOL_SIZE',
    'VIPS_CONCURRENCY',
    'RAYON_NUM_THREADS',
    'TOKIO_WORKER_THREADS',
    'ROLLDOWN_WORKER_THREADS',
  ];
  return Object.fromEntries(names.map((name) => [name, String(count)]));
}

/** Builds without a cache in a checkout of its own, with another environment. */
async function buildIn(place: string, order: readonly string[], env: Record<string, string>): Promise<void> {
  const repository = await writeTinyRepository(join(folder, place));
  for (const id of order)
    await writeMerchant(join(repository, 'merchants'), id, { name: `Mall ${id} बाज़ार` });
  if (place !== 'one') await asOnWindows(repository);
  expect(await runScript(repository, 'build', order, env)).toMatchObject({ code: 0, stderr: '' });
}

/** Gives each text of a checkout the line ends that Git for Windows may give them. */
async function asOnWindows(repository: string): Promise<void> {
  for (const entry of await readdir(repository, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || path.includes('node_modules')) continue;
    if (!/\.(ts|tsx|css|json|svg|hbs|js|txt|conf)$|_redirects$/.test(path)) continue;
    await writeFile(path, (await readFile(path, 'utf8')).replaceAll('\n', '\r\n'));
  }
}

it('gives the same bytes in another folder, with CRLF, time zone, locale and order, with one thread as with four', async () => {
  for (const id of ids) {
    const [first, second] = [await builtIn('one', id), await builtIn('far/deeper/other', id)];
    expect([...second.keys()]).toEqual([...first.keys()]);
    const differing = [...first].filter(([path, bytes]) => !second.get(path)?.equals(bytes));
    expect(differing.map(([path]) => path)).toEqual([]);
    expect(first.size).toBeGreaterThan(30);
    expect([...first.values()].join()).not.toContain(folder);
  }
});

function builtIn(place: string, id: string): Promise<Map<string, Buffer>> {
  return contents(join(folder, place, 'dist', id));
}
