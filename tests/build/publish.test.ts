import { execFile } from 'node:child_process';
import { lstat, mkdir, readFile, readlink, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { madeFile, type SiteFile, sha256 } from '../../build/core/site-file';
import { prepareOut } from '../../build/publish/out-folder';
import { publish } from '../../build/publish/publish';
import { rollback } from '../../build/publish/rollback';
import { linkOrCopy } from '../../build/publish/write-release';
import { Failure } from '../../build/shared/failure';
import { projectRoot } from '../../build/shared/project';
import { contents, faultsOf, namesIn, testFolder } from './harness';

const run = promisify(execFile);

function failing(error: Error): () => never {
  return () => {
    throw error;
  };
}

/** A site with one page and one hashed asset, listed in `build.json`. */
function siteOf(page: string): SiteFile[] {
  const files = [
    madeFile('index.html', `<p>${page}</p>`),
    madeFile(`assets/${sha256(page).slice(0, 8)}.js`, `console.log('${page}')`),
  ];
  const record = { merchant: '1', files: files.map(({ path, size, sha256 }) => ({ path, size, sha256 })) };
  return [...files, madeFile('build.json', JSON.stringify(record))];
}

const publishPage = (out: string, page: string, keep = 5) =>
  publish({ out, id: '1', hash: sha256(page), files: siteOf(page), keep });
const page = async (out: string) => readFile(join(out, '1/index.html'), 'utf8');
const releases = async (out: string) =>
  (await namesIn(join(out, '.releases/1'))).filter((name) => /^\d/.test(name));

describe('publishing', () => {
  it('leaves a relative link to a folder without links, with read-only files', async () => {
    const out = await testFolder();
    await publishPage(out, 'one');
    expect(await readlink(join(out, '1'))).toMatch(/^\.releases\/1\/0001-[0-9a-f]{16}$/);
    expect(await namesIn(out)).toEqual(['.releases', '1']);
    for (const path of (await contents(join(out, '1'))).keys()) {
      const stats = await lstat(join(out, '1', path));
      expect(stats.isFile(), path).toBe(true);
      expect(stats.mode & 0o777, path).toBe(0o444);
    }
  });

  it('makes files read-only and folders readable for a web server even under a strict umask', async () => {
    const out = join(await testFolder(), 'new/dist');
    const before = process.umask(0o077);
    await prepareOut(out)
      .then(() => publishPage(out, 'one'))
      .finally(() => process.umask(before));
    expect((await stat(join(out, '1/index.html'))).mode & 0o777).toBe(0o444);
    for (const folder of ['..', '.', '.releases', '.releases/1', '1/', '1/assets'])
      expect((await stat(join(out, folder))).mode & 0o777, folder).toBe(0o755);
  });

  it('links shared files, and copies them where links are not possible', async () => {
    const folder = await testFolder();
    const source = join(folder, 'shared.js');
    await writeFile(source, 'shared');
    const file = { path: 'assets/shared.js', size: 6, sha256: sha256('shared'), source };
    await publish({ out: folder, id: '1', hash: sha256('a'), files: [file], keep: 5 });
    expect((await stat(join(folder, '1/assets/shared.js'))).ino).toBe((await stat(source)).ino);

    for (const code of ['EXDEV', 'EMLINK', 'EPERM']) {
      const copy = join(folder, code);
      linkOrCopy(source, copy, failing(Object.assign(new Error(code), { code })));
      expect(await readFile(copy, 'utf8')).toBe('shared');
      expect((await stat(copy)).mode & 0o777).toBe(0o444);
    }
    const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
    expect(() => linkOrCopy(source, join(folder, 'full'), failing(full))).toThrow(full);
  });

  it('refuses to replace a real folder, says what to do, and leaves it as it was', async () => {
    const out = await testFolder();
    await mkdir(join(out, '1'));
    await writeFile(join(out, '1/index.html'), 'somebody’s own');
    await expect(publishPage(out, 'one')).rejects.toThrow(/Move it away/);
    expect(await page(out)).toBe('somebody’s own');
  });

  it('publishes again where the link leads nowhere', async () => {
    const out = await testFolder();
    await symlink('.releases/1/0009-0123456789abcdef', join(out, '1'));
    await publishPage(out, 'one');
    expect(await page(out)).toBe('<p>one</p>');
  });
});

describe('hashed assets of earlier releases', () => {
  it('stay for open tabs, listed in kept.json and nowhere else', async () => {
    const out = await testFolder();
    for (const name of ['one', 'two', 'three']) await publishPage(out, name);
    const assets = (await namesIn(join(out, '1/assets'))).sort();
    expect(assets).toEqual(['one', 'two', 'three'].map((name) => `${sha256(name).slice(0, 8)}.js`).sort());
    expect(await faultsOf(join(out, '1'))).toEqual([]);
    const { files } = JSON.parse(await readFile(join(out, '1/kept.json'), 'utf8'));
    expect(files).toHaveLength(2);
  });

  it('are removed after more than the wanted number of later releases', async () => {
    const out = await testFolder();
    for (const name of ['one', 'two', 'three', 'four']) await publishPage(out, name, 2);
    expect(await releases(out)).toHaveLength(3);
    expect(await namesIn(join(out, '1/assets'))).not.toContain(`${sha256('one').slice(0, 8)}.js`);
    await publishPage(out, 'five', 0);
    expect(await releases(out)).toHaveLength(1);
    expect(await namesIn(join(out, '1'))).not.toContain('kept.json');
  });

  it('never have two contents under one name', async () => {
    const out = await testFolder();
    await publishPage(out, 'one');
    const name = `assets/${sha256('one').slice(0, 8)}.js`;
    const files = [madeFile('index.html', 'two'), madeFile(name, 'other bytes')];
    const clash = publish({ out, id: '1', hash: sha256('two'), files, keep: 5 });
    await expect(clash).rejects.toThrow(`has another file named ${name}, and browsers keep`);
    expect(await page(out)).toBe('<p>one</p>');
  });
});

describe('rolling back', () => {
  it('puts the release before the current one back, one more each time', async () => {
    const out = await testFolder();
    for (const name of ['one', 'two', 'three']) await publishPage(out, name);
    await rollback(out, '1');
    expect(await page(out)).toBe('<p>two</p>');
    await rollback(out, '1');
    expect(await page(out)).toBe('<p>one</p>');
    await expect(rollback(out, '1')).rejects.toThrow(/no release of 1 before/);
    expect(await page(out)).toBe('<p>one</p>');
  });

  it('never returns to a release that was withdrawn', async () => {
    const out = await testFolder();
    for (const name of ['good', 'bad']) await publishPage(out, name);
    await rollback(out, '1');
    await publishPage(out, 'mended');
    await rollback(out, '1');
    expect(await page(out)).toBe('<p>good</p>');
  });

  it('skips a rebuild of the same site', async () => {
    const out = await testFolder();
    for (const name of ['one', 'two', 'two']) await publishPage(out, name);
    await rollback(out, '1');
    expect(await page(out)).toBe('<p>one</p>');
  });

  it('skips the same files made by another builder', async () => {
    const out = await testFolder();
    for (const name of ['one', 'two']) await publishPage(out, name);
    await publish({ out, id: '1', hash: sha256('new builder'), files: siteOf('two'), keep: 5 });
    await rollback(out, '1');
    expect(await page(out)).toBe('<p>one</p>');
  });

  it('says so when nothing is published, and makes nothing', async () => {
    const out = await testFolder();
    await expect(rollback(out, '1')).rejects.toThrow(Failure);
    expect(await namesIn(out)).toEqual([]);
  });
});

describe('two builds at once', () => {
  it('publish one after the other, and both releases are whole', async () => {
    const out = await testFolder();
    const names = ['one', 'two', 'three', 'four', 'five'];
    await Promise.all(names.map((name) => publishPage(out, name)));
    expect(await releases(out)).toHaveLength(5);
    for (const release of await releases(out)) {
      expect(await faultsOf(join(out, '.releases/1', release))).toEqual([]);
    }
  });
});

describe('a build that is killed', () => {
  const child = join(projectRoot, 'tests/build/killed-publish.ts');
  const publishAndDie = (out: string, moment: string) =>
    run(process.execPath, ['--import', 'tsx', child, out, moment], { cwd: projectRoot }).then(
      () => 'finished',
      (error: { signal?: string }) => error.signal,
    );

  it.each([
    ['before it writes its first file', 'index.html'],
    ['half-way through its files', 'assets/40.js'],
    ['at its last file', 'assets/79.js'],
  ])('%s leaves the old site, and the next build cleans up', async (_when, moment) => {
    const out = await testFolder();
    await publishPage(out, 'old');
    expect(await publishAndDie(out, moment)).toBe('SIGKILL');
    expect(await page(out)).toBe('<p>old</p>');
    expect(await faultsOf(join(out, '1'))).toEqual([]);
    expect(await namesIn(join(out, '.releases/1'))).toContain('.lock');
    const claim = await readFile(join(out, '.releases/1/.lock'), 'utf8');
    await writeFile(join(out, '.releases/1', `.lock.${claim.replaceAll(' ', '.')}`), claim); // killed while it waited

    await publishPage(out, 'new');
    expect(await page(out)).toBe('<p>new</p>');
    expect(await namesIn(join(out, '.releases/1'))).toEqual(await releases(out));
  });

  it('between finishing its folder and swapping the link leaves the old site', async () => {
    const out = await testFolder();
    await publishPage(out, 'old');
    await publishPage(out, 'unswapped');
    await rm(join(out, '1'));
    const [old = ''] = await releases(out);
    await symlink(`.releases/1/${old}`, join(out, '.releases/1/.next')); // like after a killed build
    await rename(join(out, '.releases/1/.next'), join(out, '1'));
    await symlink('.releases/1/nowhere', join(out, '.releases/1/.next'));

    await publishPage(out, 'new');
    expect(await page(out)).toBe('<p>new</p>');
    await rollback(out, '1');
    expect(await page(out)).toBe('<p>old</p>');
  });
});
