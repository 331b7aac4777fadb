import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { describeCore, settleCore } from './core-cache';
import { sha256 } from './site-file';
import { coreSite } from './tidy-cache';

vi.mock('node:fs/promises', { spy: true });

it('keeps the core that another build has put there just before', async () => {
  const cache = await mkdtemp(join(tmpdir(), 'cores-'));
  onTestFinished(() => rm(cache, { recursive: true }));
  const place = join(cache, 'core');
  const [own, other] = [await finishedCore(join(cache, 'own')), await finishedCore(join(cache, 'other'))];
  const { ino } = await stat(other);
  const files = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');
  vi.mocked(rename).mockImplementationOnce(async (from, to) => {
    await files.rename(other, place);
    await files.rename(from, to);
  });
  await settleCore(own, place);
  expect((await stat(place)).ino).toBe(ino);
  expect(await readdir(cache)).toEqual(['core']);
});

/** Writes a core of one file. Gives its folder. */
async function finishedCore(folder: string): Promise<string> {
  const source = join(folder, coreSite, 'app.js');
  await mkdir(join(folder, coreSite), { recursive: true });
  await writeFile(source, 'app');
  const files = [{ path: 'app.js', size: 3, sha256: sha256(Buffer.from('app')), source }];
  const page = { script: '', login: '' };
  await describeCore(folder, { files, page, chunks: [], serviceWorker: 'app.js' });
  return folder;
}
