import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { historyOf } from '../../build/fleet/history-folder';
import { codeOf, Failure } from '../../build/shared/failure';
import { makeFolder } from '../../build/shared/make-folder';
import type { PublishSettings } from './standing';

/** The block of a server for a mall's site. Throws `Failure` where it is not built. */
export async function serverBlock({ out }: PublishSettings, id: string): Promise<string> {
  return readFile(join(out, id, 'nginx.conf'), 'utf8').catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error;
    throw new Failure(
      'The mall is not built yet. Build it in the step Live, then its block for a server is there.',
    );
  });
}

/** What makes an Android app of a mall. The folder is kept, because the next app needs its version and its key. */
export async function playFiles(
  settings: PublishSettings,
  id: string,
): Promise<(readonly [name: string, bytes: Buffer])[]> {
  const { home, merchants, writePlay } = settings;
  const folder = join(historyOf(home, merchants, id), 'play');
  makeFolder(folder);
  const paths = await writePlay(id, folder);
  return Promise.all(paths.map(async (path) => [basename(path), await readFile(path)] as const));
}
