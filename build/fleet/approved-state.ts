import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { hashMerchant } from '../brand/hash-merchant';
import { defaultsName } from '../config/defaults';
import { loadMerchants } from '../config/load';
import { configName, type UnsavedFiles } from '../config/load-folder';
import { rawValue } from '../config/raw-config';
import { git } from './git';

const execute = promisify(execFile);

/** How many commits are looked at. A mall that changed more often since then was asked about long ago. */
const mostCommits = 100;

/**
 * The files of a mall at the commit at which it had this hash, and what it shares filled into its config. `undefined`
 * where git knows no such commit.
 */
export async function stateWithHash(
  dir: string,
  id: string,
  hash: string,
): Promise<UnsavedFiles | undefined> {
  const listed = ['log', `--max-count=${mostCommits}`, '--format=%H', '--', id, defaultsName];
  const commits = (await git(dir, listed))?.split('\n').filter(Boolean) ?? [];
  for (const commit of commits) {
    const files = await stateAt(dir, id, commit, hash);
    if (files) return files;
  }
  return undefined;
}

/** The same for one commit. */
async function stateAt(
  dir: string,
  id: string,
  commit: string,
  hash: string,
): Promise<UnsavedFiles | undefined> {
  const list = await git(dir, ['ls-tree', '-r', '-z', '--name-only', commit, '--', `${id}/`, defaultsName]);
  const names = list?.split('\0').filter(Boolean) ?? [];
  if (!names.includes(`${id}/${configName}`)) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'approved-'));
  try {
    const files = new Map<string, Buffer>();
    for (const name of names) {
      const { stdout } = await execute('git', ['-C', dir, 'show', `${commit}:./${name}`], {
        encoding: 'buffer',
        maxBuffer: 100_000_000,
      });
      files.set(name, stdout);
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), stdout);
    }
    const [merchant] = (await loadMerchants(folder, [id])).merchants;
    if (!merchant || hashMerchant(merchant) !== hash) return undefined;
    const own = [...files].flatMap(([name, bytes]) =>
      name.startsWith(`${id}/`) ? [[name.slice(id.length + 1), bytes] as const] : [],
    );
    const config = Buffer.from(JSON.stringify(rawValue(folder, id)));
    return { ...Object.fromEntries(own), [configName]: config };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
