import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cacheFolder } from '../../build/shared/project';

const run = promisify(execFile);

/** A program, and the environment that it needs to find its libraries. */
export interface Program {
  path: string;
  environment: NodeJS.ProcessEnv;
}

const unpackedFolder = join(cacheFolder, 'debian');

/**
 * A program from the distribution's package, unpacked into `.cache` together with its libraries. Nothing is installed
 * and no service starts. It is fetched once. Rejects if there is no `apt-get` or no package.
 */
export async function unpackedProgram(packageName: string, path: string): Promise<Program> {
  const folder = join(unpackedFolder, packageName);
  const ready = await readdir(folder).catch(() => undefined);
  if (!ready) await unpack(packageName, folder);
  return {
    path: join(folder, path),
    environment: { LD_LIBRARY_PATH: (await libraryFolders(folder)).join(':') },
  };
}

/** The folder appears only when it is complete, so a run that is stopped half-way leaves no broken program. */
async function unpack(packageName: string, folder: string): Promise<void> {
  await mkdir(unpackedFolder, { recursive: true });
  const staging = await mkdtemp(join(unpackedFolder, '.unpacking-'));
  const [archives, root] = [join(staging, 'archives'), join(staging, 'root')];
  try {
    await mkdir(archives);
    const fetchOptions = await download([packageName], archives, []).catch(() =>
      freshLists(packageName, staging, archives),
    );
    const [archive = ''] = await readdir(archives);
    const { stdout } = await run('dpkg-deb', ['-f', join(archives, archive), 'Depends']);
    await download(librariesIn(stdout), archives, fetchOptions);
    for (const each of await readdir(archives)) await run('dpkg', ['-x', join(archives, each), root]);
    await rename(root, folder);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** Returns its options, so that the next downloads use them too. */
async function download(packages: readonly string[], into: string, options: readonly string[]) {
  await run('apt-get', [...options, 'download', ...packages], { cwd: into });
  return options;
}

/** A machine may have no package lists. Then they go into our own folder, and the machine is not changed. */
async function freshLists(packageName: string, staging: string, archives: string) {
  const settings = {
    'Dir::State::Lists': join(staging, 'lists'),
    'Dir::Cache': join(staging, 'apt'),
    'APT::Sandbox::User': '', // lets root write here without another user
  };
  await Promise.all(['lists/partial', 'apt'].map((each) => mkdir(join(staging, each), { recursive: true })));
  const options = Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  await run('apt-get', [...options, 'update']);
  return download([packageName], archives, options);
}

/** The libraries of a `Depends` line, without the C library, because the machine has that. */
export function librariesIn(depends: string): string[] {
  const names = depends.split(',').map((entry) => entry.trim().split(/[\s|:(]/)[0] ?? '');
  return [...new Set(names)].filter((name) => /^(lib|zlib)/.test(name) && name !== 'libc6');
}

/** Such as `usr/lib/x86_64-linux-gnu`. */
async function libraryFolders(root: string): Promise<string[]> {
  const parents = [join(root, 'lib'), join(root, 'usr/lib')];
  const folders = await Promise.all(
    parents.map(async (parent) => {
      const names = await readdir(parent).catch(() => []);
      return names.filter((name) => name.includes('-linux-')).map((name) => join(parent, name));
    }),
  );
  return folders.flat();
}
