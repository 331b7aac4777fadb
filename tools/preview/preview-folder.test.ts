import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { listFiles } from '../../build/core/list-files';
import { defaultOut, projectRoot } from '../../build/shared/project';
import { testFolder } from '../../tests/build/harness';
import { requirePreviewFolder, writePreview } from './preview-folder';

const run = promisify(execFile);
const killedRun = join(projectRoot, 'tools/preview/testing/killed-run.ts');

let folder: string;
const malls = () => join(folder, 'merchants');
const out = () => join(folder, 'out/36');
const about = { merchant: '36', until: '2026-12-31' };
const filesOf = (...names: string[]) => new Map(names.map((name) => [name, Buffer.from(name)]));
const checked = (place: string) => requirePreviewFolder(place, malls());

beforeEach(async () => {
  folder = await testFolder();
});
it('replaces its own earlier folder, and leaves nothing beside it', async () => {
  await checked(out());
  await writePreview(out(), about, filesOf('index.html', 'login/index.html'));
  await checked(out());
  await writePreview(out(), about, filesOf('index.html', 'faqs/index.html'));
  expect(await listFiles(out())).toEqual(['faqs/index.html', 'index.html', 'preview.json']);
  expect(JSON.parse(await readFile(join(out(), 'preview.json'), 'utf8'))).toMatchObject(about);
  expect(await readdir(join(folder, 'out'))).toEqual(['36']);
});

describe('a run that is killed', () => {
  const runAndDie = (moment: string) =>
    run(process.execPath, ['--import', 'tsx', killedRun, out(), moment], { cwd: projectRoot }).then(
      () => 'finished',
      (error: { signal?: string }) => error.signal,
    );

  it.each([
    ['before its first file', 'write'],
    ['when the earlier preview stands aside', 'rename'],
    ['while it removes the earlier preview', 'rm'],
  ])('%s leaves a whole preview or none, and nothing beside that of the next run', async (_when, moment) => {
    await writePreview(out(), about, filesOf('index.html', 'old.html'));
    expect(await runAndDie(moment)).toBe('SIGKILL');
    const left = await listFiles(out());
    expect([
      [],
      ['index.html', 'old.html', 'preview.json'],
      ['index.html', 'killed.html', 'preview.json'],
    ]).toContainEqual(left);

    await checked(out());
    await writePreview(out(), about, filesOf('index.html', 'new.html'));
    expect(await listFiles(out())).toEqual(['index.html', 'new.html', 'preview.json']);
    expect(await readdir(join(folder, 'out'))).toEqual(['36']);
  });

  it('when the earlier preview stands aside does not lose it, also if the next run fails', async () => {
    await writePreview(out(), about, filesOf('index.html'));
    expect(await runAndDie('rename')).toBe('SIGKILL');
    await expect(writePreview(out(), about, filesOf('a', 'a/b'))).rejects.toThrow();
    expect(await listFiles(out())).toEqual(['index.html', 'preview.json']);
    expect(await readdir(join(folder, 'out'))).toEqual(['36']);
  });
});

it('takes an empty folder', async () => {
  await mkdir(out(), { recursive: true });
  await expect(checked(out())).resolves.toBeUndefined();
});

it('refuses a folder with other files, also beside an earlier preview, and names them', async () => {
  await writePreview(out(), about, filesOf('index.html'));
  await writeFile(join(out(), 'notes.txt'), 'mine');
  await expect(checked(out())).rejects.toThrow('has other files (notes.txt)');
  await rm(join(out(), 'preview.json'));
  await expect(checked(out())).rejects.toThrow('has other files (index.html, notes.txt)');
});

it('refuses a file in the place of the folder', async () => {
  await mkdir(join(folder, 'out'));
  await writeFile(out(), '');
  await expect(checked(out())).rejects.toThrow('is not a folder');
});

it('refuses the folder of the sites and what is in it, by links too, and the folder of the merchants', async () => {
  const published = 'is where real sites are published';
  await expect(checked(join(defaultOut, '36'))).rejects.toThrow(published);
  await mkdir(join(folder, 'sites/.releases/36'), { recursive: true });
  await symlink(join(folder, 'sites'), join(folder, 'link'));
  for (const place of ['sites/36', 'sites/a/b', 'sites/.releases/36', 'link/new']) {
    await expect(checked(join(folder, place)), place).rejects.toThrow(published);
  }
  await expect(checked(join(malls(), '36/preview'))).rejects.toThrow('is in the folder of the merchants');
});

it('takes a folder beside a kept report of a build, and refuses one in a site that was copied', async () => {
  await writeFile(join(folder, 'build.json'), '{}');
  await expect(checked(out())).resolves.toBeUndefined();
  await writeFile(join(folder, 'index.html'), '');
  await expect(checked(out())).rejects.toThrow('is where real sites are published');
});
