import { git } from '../../build/fleet/git';

/** Where main may be: the one that others have seen, or the one of this clone. */
const mains = ['origin/main', 'main'];

/**
 * The files that differ from the merge base with main, also those that are not committed or that git does not track yet.
 * `undefined` without git, without a main, or where they have no commit in common.
 */
export async function changedFiles(root: string): Promise<string[] | undefined> {
  const ask = (...args: string[]) => git(root, args).catch(() => undefined);
  let base: string | undefined;
  for (const main of mains) base ??= (await ask('merge-base', 'HEAD', main))?.trim();
  if (!base) return undefined;
  const known = await ask('diff', '--name-only', '--no-renames', '--relative', '-z', base);
  const unknown = await ask('ls-files', '--others', '--exclude-standard', '-z');
  if (known === undefined || unknown === undefined) return undefined;
  return [...known.split('\0'), ...unknown.split('\0')].filter((file) => file !== '');
}
