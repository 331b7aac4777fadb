import { chmod, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { listFiles } from '../../build/core/list-files';
import { madeFile, type SiteFile, sha256 } from '../../build/core/site-file';
import { publish } from '../../build/publish/publish';
import { displayPath } from '../../build/shared/display-path';
import { build, contents, faultsOf, testFolder, tinyApp, twoMerchants } from './harness';

/** How many more calls of the file system succeed, and what the next ones throw. */
const disk = vi.hoisted(() => ({ left: Number.POSITIVE_INFINITY, code: '', only: /./ }));

vi.mock('node:fs/promises', async (importOriginal) => guarded(await importOriginal<object>()));
vi.mock('node:fs', async (importOriginal) => guarded(await importOriginal<object>()));

/** The module, with a disk that fails from some call on. A process that was killed also does nothing more. */
function guarded(module: object): object {
  return Object.fromEntries(
    Object.entries(module).map(([name, value]: [string, unknown]) => {
      if (typeof value !== 'function' || !/^[a-z]/.test(name) || name === 'default') return [name, value];
      const call = (...args: unknown[]) => {
        if (disk.only.test(name)) disk.left -= 1;
        if (disk.left < 0 && disk.only.test(name)) {
          throw Object.assign(new Error(`${disk.code}: ${name}`), { code: disk.code, syscall: name });
        }
        return Reflect.apply(value, module, args);
      };
      // calls of node:fs/promises reject, and never throw at once
      const isAsync = !name.endsWith('Sync') && 'open' in module && !('openSync' in module);
      return [name, Object.assign(isAsync ? async (...args: unknown[]) => call(...args) : call, value)];
    }),
  );
}

function siteOf(text: string): SiteFile[] {
  const files = [
    madeFile('index.html', `<p>${text}</p>`),
    ...Array.from({ length: 12 }, (_, index) =>
      madeFile(`assets/${sha256(text + index).slice(0, 8)}.js`, `${text} ${index}`),
    ),
  ];
  const record = { merchant: '1', files: files.map(({ path, size, sha256 }) => ({ path, size, sha256 })) };
  return [...files, madeFile('build.json', JSON.stringify(record))];
}

const publishText = (out: string, text: string) =>
  publish({ out, id: '1', hash: sha256(text), files: siteOf(text), keep: 2 });

/** Runs `work` on a disk that fails after `left` calls. Returns whether it got to its end. */
async function on(left: number, failure: { code: string; only?: RegExp }, work: () => Promise<unknown>) {
  Object.assign(disk, { left, only: /./, ...failure });
  const error = await work().then(
    () => undefined,
    (reason: Error) => reason,
  );
  disk.left = Number.POSITIVE_INFINITY;
  return error;
}

it('a release that cannot be removed keeps nobody from publishing, and is told', async () => {
  const out = await testFolder();
  for (const text of ['one', 'two', 'three']) await publishText(out, text);
  let notes: readonly string[] = [];
  // the first one makes room for the link
  const error = await on(1, { code: 'EACCES', only: /^rmSync$/ }, async () => {
    notes = (await publishText(out, 'four')).notes;
  });
  expect(error).toBeUndefined();
  expect(notes).toEqual([expect.stringMatching(/^Old releases in .* cannot be removed: EACCES/)]);
  expect(await readFile(join(out, '1/index.html'), 'utf8')).toBe('<p>four</p>');
});

describe('a publish that ends at any of 200 moments', () => {
  it('leaves the old site or the new one, whole, and the next publish goes through', {
    timeout: 120_000,
  }, async () => {
    const out = await testFolder();
    await publishText(out, 'site 0');
    let [ended, last] = [0, 0];
    for (let moment = 0; moment < 200; moment++) {
      const error = await on(moment, { code: 'EIO' }, () => publishText(out, `site ${moment + 1}`));
      if (error) ended += 1;
      expect(await faultsOf(join(out, '1'))).toEqual([]);
      const page = await readFile(join(out, '1/index.html'), 'utf8');
      expect([`<p>site ${last}</p>`, `<p>site ${moment + 1}</p>`]).toContain(page);
      if (page.includes(`site ${moment + 1}<`)) last = moment + 1;
    }
    expect(ended).toBeGreaterThan(40);
    await publishText(out, 'the last');
    expect(await faultsOf(join(out, '1'))).toEqual([]);
    expect(await readFile(join(out, '1/index.html'), 'utf8')).toBe('<p>the last</p>');
  });
});

describe('a disk that is full', () => {
  it('stops the publish with its reason, and the old site stays', async () => {
    const out = await testFolder();
    await publishText(out, 'old');
    for (let written = 0; written < 12; written += 2) {
      const full = { code: 'ENOSPC', only: /^(writeFile|mkdir|link|symlink)(Sync)?$/ };
      expect((await on(written, full, () => publishText(out, 'new')))?.message).toContain('ENOSPC');
      expect(await faultsOf(join(out, '1'))).toEqual([]);
      expect(await readFile(join(out, '1/index.html'), 'utf8')).toBe('<p>old</p>');
      // it would take the room that the next build needs
      expect((await readdir(join(out, '.releases/1'))).filter((name) => name.startsWith('.w'))).toEqual([]);
    }
    await publishText(out, 'new');
    expect(await readFile(join(out, '1/index.html'), 'utf8')).toBe('<p>new</p>');
  });
});

/** Changes a bit in the file itself, as a bad disk does. Sites that share the file have it too. */
async function flipBit(place: string): Promise<void> {
  const bytes = await readFile(place);
  const index = Math.floor(bytes.length / 3);
  bytes[index] = (bytes[index] ?? 0) ^ 1;
  await chmod(place, 0o644);
  await writeFile(place, bytes);
}

describe('a cache', () => {
  const app = tinyApp();

  it('with a flipped bit in every file gives the same sites as no cache', async () => {
    await twoMerchants(app);
    const folder = await testFolder();
    const run = (out: string) => build({ ...app, out: join(folder, out) });
    expect((await run('cold')).ok).toBe(true);
    const sites = (out: string) =>
      Promise.all(['1', '2'].map((id) => contents(join(folder, out, id)).then((files) => [...files])));
    const cold = await sites('cold');
    const files = await listFiles(app.cache);
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) await flipBit(join(app.cache, file));
    expect((await run('damaged')).ok).toBe(true);
    expect(await sites('damaged')).toEqual(cold);
  });

  it('that cannot be written is named when the app has to be compiled into it', async () => {
    const options = await twoMerchants(app);
    const cache = join(await testFolder(), 'cache');
    await writeFile(cache, 'in the place of the folder');
    const { failed, problems } = await build({ ...options, cache });
    expect(failed).toEqual(['1', '2']);
    expect(problems.map(({ message }) => message)).toEqual([
      `${displayPath(cache)} is not a folder, so nothing can be written into it.`,
    ]);
  });
});
