import { execFile } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';
import { chromium } from '@playwright/test';
import { promisedBrowsers } from '../../build/core/browsers/promise';
import { cacheFolder } from '../../build/shared/project';
import { chromiumArguments } from '../browser/chromium-arguments';
import type { Browser } from './browser';
import { openWithPlaywright } from './playwright';

const run = promisify(execFile);

/** A build of exactly the promised version, only for Linux on x64. */
const packageName = `@sparticuz/chromium@${promisedBrowsers.chrome}.0.0`;

/**
 * Chrome of the promised version, from a package of npm. It is fetched once into the cache. It is not a dependency,
 * because only this command needs its 50 MB. `undefined` if it cannot be fetched or run.
 */
export async function openOldChrome(): Promise<Browser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = join(cacheFolder, 'engines', packageName.replace('/', '-'));
  if (!existsSync(folder) && !(await fetchInto(folder))) return undefined;
  return openWithPlaywright(chromium, 'Chrome', {
    executablePath: join(folder, 'chromium'),
    // This build expects a single process.
    args: [...chromiumArguments, '--headless', '--single-process', '--no-zygote'],
  });
}

async function fetchInto(folder: string): Promise<boolean> {
  await mkdir(join(folder, '..'), { recursive: true });
  const work = await mkdtemp(join(folder, '..', 'fetching-'));
  try {
    const { stdout } = await run('npm', ['pack', packageName, '--silent', '--pack-destination', work]);
    await run('tar', ['-xzf', join(work, stdout.trim()), '-C', work]);
    const program = join(work, 'chromium');
    const packed = join(work, 'package/bin/chromium.br');
    await pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(program));
    await chmod(program, 0o755);
    await rename(work, folder);
    return true;
  } catch (error) {
    process.stderr.write(
      `${packageName} cannot be fetched: ${error instanceof Error ? error.message : error}\n`,
    );
    return false;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
