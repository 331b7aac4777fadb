import { execFileSync } from 'node:child_process';
import { chmod, mkdir, readFile, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { madeFile, type SiteFile, sha256 } from '../../build/core/site-file';
import { publish } from '../../build/publish/publish';
import { rollback } from '../../build/publish/rollback';
import { Failure } from '../../build/shared/failure';
import { faultsOf, namesIn, testFolder } from './harness';

/** A site with one page and one hashed asset in a folder, listed in `build.json`. */
function siteOf(page: string): SiteFile[] {
  const files = [madeFile('index.html', page), madeFile(`assets/js/${page}.js`, `console.log('${page}')`)];
  const record = { files: files.map(({ path, size, sha256 }) => ({ path, size, sha256 })) };
  return [...files, madeFile('build.json', JSON.stringify(record))];
}

const publishPage = (page: string, keep = 5) =>
  publish({ out, id: '1', hash: sha256(page), files: siteOf(page), keep });
const folderOf = (sequence: number, page: string) =>
  join(out, `.releases/1/000${sequence}-${sha256(page).slice(0, 16)}`);
const page = () => readFile(join(out, '1/index.html'), 'utf8');

let out: string;
let secret: string;

/** Two releases. The second one is live. Beside them is a file that no site may get. */
beforeEach(async () => {
  const folder = await testFolder();
  out = join(folder, 'dist');
  secret = join(folder, 'secret.js');
  await writeFile(secret, 'secret');
  await publishPage('one');
  await publishPage('two');
});

async function replace(file: string, content: string): Promise<void> {
  await rm(file, { recursive: true });
  await writeFile(file, content);
}

const entry = { size: 6, sha256: sha256('secret'), release: '0001-0123456789abcdef' };
const listing = (...files: object[]) => JSON.stringify({ files });

/** Things that may be in the place of a record. Add the next hostile one as a line. */
const notRecords: [what: string, make: (file: string) => Promise<unknown>][] = [
  ['nothing but white space', (file) => replace(file, ' \n')],
  ['JSON that breaks off', (file) => replace(file, '{"files": [{"path": "ass')],
  ['bytes that are no text', (file) => replace(file, '\u0000\uFFFD\u0001')],
  ['null', (file) => replace(file, 'null')],
  ['a list', (file) => replace(file, '[]')],
  ['files that are no list', (file) => replace(file, '{"files": {"length": 1}}')],
  ['an entry that is none', (file) => replace(file, '{"files": [null]}')],
  ['a path that is none', (file) => replace(file, listing({ ...entry, path: 1 }))],
  ['an empty path', (file) => replace(file, listing({ ...entry, path: '' }))],
  ['an absolute path', (file) => replace(file, listing({ ...entry, path: secret }))],
  ['a way up', (file) => replace(file, listing({ ...entry, path: '../../../../secret.js' }))],
  ['a way up behind assets/', (file) => replace(file, listing({ ...entry, path: 'assets/../../x' }))],
  ['a way up with backslashes', (file) => replace(file, listing({ ...entry, path: 'assets/..\\..\\x' }))],
  ['a disk of Windows', (file) => replace(file, listing({ ...entry, path: 'C:/secret.js' }))],
  ['a step that is a dot', (file) => replace(file, listing({ ...entry, path: 'assets/./x.js' }))],
  ['an empty step', (file) => replace(file, listing({ ...entry, path: 'assets//x.js' }))],
  ['a null byte', (file) => replace(file, listing({ ...entry, path: 'assets/x\u0000.js' }))],
  ['a path without end', (file) => replace(file, listing({ ...entry, path: `assets/${'x'.repeat(2000)}` }))],
  ['a size that is none', (file) => replace(file, listing({ ...entry, path: 'assets/x.js', size: '6' }))],
  ['a size below nothing', (file) => replace(file, listing({ ...entry, path: 'assets/x.js', size: -1 }))],
  ['a hash that is none', (file) => replace(file, listing({ ...entry, path: 'assets/x.js', sha256: '' }))],
  ['a folder', (file) => rm(file).then(() => mkdir(file))],
  ['a link', (file) => rename(file, `${file}.real`).then(() => symlink(`${file}.real`, file))],
  ['a link that leads nowhere', (file) => rm(file).then(() => symlink('nowhere', file))],
  ['a pipe', (file) => rm(file).then(() => execFileSync('mkfifo', [file]))],
  ['a file without end', (file) => chmod(file, 0o600).then(() => truncate(file, 2 ** 40))],
];

describe('a build.json that is', () => {
  it.each(notRecords)('%s stops a publish with a message, and nothing is followed', async (_what, make) => {
    await make(join(folderOf(2, 'two'), 'build.json'));
    const failure = await publishPage('three').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Failure);
    expect(String(failure)).toMatch(
      /0002-\w+\/build\.json .+\. This release is live\. Publish with --keep 0/,
    );
    expect(await page()).toBe('two');
    expect(await namesIn(join(out, '.releases/1'))).toHaveLength(2);

    await publishPage('three', 0);
    expect(await page()).toBe('three');
    expect(await faultsOf(join(out, '1'))).toEqual([]);
    await publishPage('four');
    expect(await faultsOf(join(out, '1'))).toEqual([]);
  });

  it('missing is named, with the folder to delete if that release is not live', async () => {
    await rm(join(folderOf(1, 'one'), 'build.json'));
    await expect(publishPage('three')).rejects.toThrow(
      /build\.json is missing.+This release is not live\. Delete .+\/0001-\w+\.$/,
    );
    await rm(folderOf(1, 'one'), { recursive: true });
    await publishPage('three');
    expect(await namesIn(join(out, '1/assets/js'))).toEqual(['three.js', 'two.js']);
  });
});

describe('a kept.json that is', () => {
  it.each(notRecords)(
    '%s stops a rollback with a message that shows how to do it by hand',
    async (_what, make) => {
      await make(join(folderOf(2, 'two'), 'kept.json'));
      const failure = await rollback(out, '1').catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(Failure);
      const byHand = `ln -sfn .releases/1/0001-${sha256('one').slice(0, 16)} `;
      expect(String(failure)).toMatch(/0002-\w+\/kept\.json .+ does not say which release was live before/);
      expect(String(failure)).toContain(byHand);
      expect(await page()).toBe('two');
    },
  );

  it('broken does not stop the next release, which follows the live one', async () => {
    await replace(join(folderOf(2, 'two'), 'kept.json'), '{');
    await publishPage('three');
    await rollback(out, '1');
    expect(await page()).toBe('two');
  });
});

describe('an asset that is', () => {
  const asset = () => join(folderOf(2, 'two'), 'assets/js/two.js');

  it.each<[what: string, make: () => Promise<unknown>, said: string]>([
    ['a link', () => rm(asset()).then(() => symlink(secret, asset())), 'is reached through a link'],
    [
      'behind a link',
      async () => {
        await rename(dirname(asset()), join(out, 'elsewhere'));
        await symlink(join(out, 'elsewhere'), dirname(asset()));
      },
      'is reached through a link',
    ],
    ['a folder', () => rm(asset()).then(() => mkdir(asset())), 'is not a plain file'],
    ['a pipe', () => rm(asset()).then(() => execFileSync('mkfifo', [asset()])), 'is not a plain file'],
    ['longer than listed', () => replace(asset(), 'other bytes, and more of them'), 'has 29 bytes'],
    ['a link to itself', () => rm(asset()).then(() => symlink(asset(), asset())), 'cannot be read (ELOOP)'],
  ])('%s is not kept, and publishing fails', async (_what, make, said) => {
    await make();
    const failure = await publishPage('three').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Failure);
    expect(String(failure)).toContain(`assets/js/two.js ${said}`);
    expect(await page()).toBe('two');
  });

  it('missing is left out, and the build says so', async () => {
    await rm(asset());
    const { notes } = await publishPage('three');
    expect(notes).toEqual([expect.stringMatching(/0002-\w+\/assets\/js\/two\.js is missing/)]);
    expect(await namesIn(join(out, '1/assets/js'))).toEqual(['one.js', 'three.js']);
    expect(await faultsOf(join(out, '1'))).toEqual([]);
  });
});

describe('a forced rebuild of a release', () => {
  it.each(['build.json', 'kept.json'])('whose %s is broken replaces it, and says so', async (name) => {
    await replace(join(folderOf(2, 'two'), name), '{');
    const { release, notes } = await publishPage('two');
    expect(notes).toEqual([expect.stringMatching(new RegExp(`0002-\\w+/${name} is not JSON\\. This build`))]);
    expect(await namesIn(join(out, '.releases/1'))).toEqual([
      expect.stringMatching(/^0001-/),
      expect.stringMatching(/^0003-/),
    ]);
    expect(release).toMatch(/^0003-/);
    expect((await publishPage('three')).notes).toEqual([]);
  });

  it('whose build.json alone is broken still goes back to the release before', async () => {
    await replace(join(folderOf(2, 'two'), 'build.json'), '{');
    await publishPage('two');
    await rollback(out, '1');
    expect(await page()).toBe('one');
  });

  it('with sound records gives no note, and keeps the release', async () => {
    expect((await publishPage('two')).notes).toEqual([]);
    expect(await namesIn(join(out, '.releases/1'))).toHaveLength(3);
  });
});

describe('a release that is', () => {
  it.each(['a link', 'a file'])('%s is named, and neither followed nor removed', async (what) => {
    const place = join(out, '.releases/1/0007-0123456789abcdef');
    await (what === 'a link' ? symlink(join(out, '..'), place) : writeFile(place, ''));
    await expect(publishPage('three')).rejects.toThrow(/0007-0123456789abcdef is not a folder/);
    await expect(rollback(out, '1')).rejects.toThrow(Failure);
    expect(await readFile(secret, 'utf8')).toBe('secret');
    expect(await namesIn(join(out, '.releases/1'))).toContain('0007-0123456789abcdef');
    expect(await page()).toBe('two');
  });

  it('published from another folder is not one of these', async () => {
    const elsewhere = join(out, 'elsewhere', `0002-${sha256('two').slice(0, 16)}`);
    await mkdir(elsewhere, { recursive: true });
    await rm(join(out, '1'));
    await symlink(elsewhere, join(out, '1'));
    await expect(rollback(out, '1')).rejects.toThrow(/Nothing is published/);
    await publishPage('three');
    expect(await page()).toBe('three');
  });
});

it('a folder in the place of a killed build’s link does not stop the next build', async () => {
  await mkdir(join(out, '.releases/1/.next/x'), { recursive: true });
  await publishPage('three');
  expect(await page()).toBe('three');
});
