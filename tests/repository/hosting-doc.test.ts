import { execFile } from 'node:child_process';
import { chmod, lstat, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { testFolder } from '../build/harness';

const execute = promisify(execFile);
const page = await readFile('docs/hosting.md', 'utf8');
const commands = page.match(/^```\n(last=[^`]*)```$/m)?.[1] ?? '';

let folder: string;

beforeEach(async () => {
  folder = await testFolder();
  await mkdir(join(folder, 'sites'));
});

/** A built site with one asset. Its files are read-only, as a build leaves them. */
async function writeSite(version: string): Promise<void> {
  const site = join(folder, 'dist/36');
  await rm(site, { recursive: true, force: true });
  await mkdir(join(site, 'assets'), { recursive: true });
  for (const [path, text] of Object.entries({
    'index.html': version,
    'assets/shared.js': 'shared',
    [`assets/${version}.js`]: version,
  })) {
    await writeFile(join(site, path), text);
    await chmod(join(site, path), 0o444);
  }
}

/** Runs the commands of the page. */
async function putInPlace(script = commands): Promise<void> {
  const here = script.replaceAll('/srv/sites', join(folder, 'sites'));
  await execute('sh', ['-e', '-c', here], { cwd: folder });
}

describe('the commands of docs/hosting.md that put a site in place', () => {
  it('put each update under the same path in one step, with the assets of the site before', async () => {
    await writeSite('first');
    await putInPlace(commands.replace(/^.*# not the first time.*\n/m, ''));
    await writeSite('second');
    await mkdir(join(folder, 'sites/36-20990101-100000')); // of an earlier way to name them
    await putInPlace();
    const live = join(folder, 'sites/36');
    expect((await lstat(live)).isSymbolicLink()).toBe(true);
    expect(await readFile(join(live, 'index.html'), 'utf8')).toBe('second');
    expect((await readdir(live)).sort()).toEqual(['assets', 'index.html']);
    expect((await readdir(join(live, 'assets'))).sort()).toEqual(['first.js', 'second.js', 'shared.js']);
    expect((await readdir(join(folder, 'sites'))).sort()).toEqual([
      '36',
      '36-1',
      '36-2',
      '36-20990101-100000',
    ]);
  });
});
