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

/** A program from the distribution's package of this name. Rejects as `unpackedPackages` does. */
export async function unpackedProgram(packageName: string, path: string): Promise<Program> {
  const { folder, libraries } = await unpackedPackages(packageName, [packageName]);
  return { path: join(folder, path), environment: { LD_LIBRARY_PATH: libraries.join(':') } };
}

/**
 * The distribution's packages and all that they need and this machine lacks, unpacked into `.cache`. Nothing is
 * installed and no service starts. They are fetched once. Rejects if there is no `apt-get` or no package.
 *
 * @param name of their folder
 */
export async function unpackedPackages(
  name: string,
  packages: readonly string[],
): Promise<{ folder: string; libraries: string[] }> {
  const folder = join(unpackedFolder, name);
  const ready = await readdir(folder).catch(() => undefined);
  if (!ready) await unpack(packages, folder);
  return { folder, libraries: await libraryFolders(folder) };
}

/** The folder appears only when it is complete, so a run that is stopped half-way leaves no broken program. */
async function unpack(packages: readonly string[], folder: string): Promise<void> {
  await mkdir(unpackedFolder, { recursive: true });
  const staging = await mkdtemp(join(unpackedFolder, '.unpacking-'));
  const [archives, root] = [join(staging, 'archives'), join(staging, 'root')];
  try {
    await mkdir(archives);
    await download(packages, archives, []).catch(async () =>
      download(packages, archives, await freshLists(staging)),
    );
    for (const each of await readdir(archives)) await run('dpkg', ['-x', join(archives, each), root]);
    await rename(root, folder);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function download(packages: readonly string[], into: string, options: readonly string[]) {
  const simulate = [...options, 'install', '--simulate', '--no-install-recommends', ...packages];
  const { stdout } = await run('apt-get', simulate);
  const names = new Set([...packages, ...neededIn(stdout)]);
  await run('apt-get', [...options, 'download', ...names], { cwd: into });
}

/** The packages that an installation would bring, as apt-get says it. */
export function neededIn(simulation: string): string[] {
  return Array.from(simulation.matchAll(/^Inst (\S+)/gm), ([, name = '']) => name);
}

/** A machine may have no package lists. Then they go into our own folder, and the machine is not changed. */
async function freshLists(staging: string): Promise<string[]> {
  const settings = {
    'Dir::State::Lists': join(staging, 'lists'),
    'Dir::Cache': join(staging, 'apt'),
    'APT::Sandbox::User': '', // lets root write here without another user
  };
  await Promise.all(['lists/partial', 'apt'].map((each) => mkdir(join(staging, each), { recursive: true })));
  const options = Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  await run('apt-get', [...options, 'update']);
  return options;
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
