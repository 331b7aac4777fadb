import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { brandElementId } from '@/brand/brand';
import { buildRecordPath } from '../brand/build-json';
import type { FileEntry, SiteFile } from '../core/site-file';

/** What people can notice of a site, as it was built. Two of them tell what a release changed. */
export interface SiteFacts {
  manifest: Readonly<Record<string, unknown>>;
  brand: Readonly<Record<string, unknown>>;
  core: string;
  files: readonly Pick<FileEntry, 'path' | 'sha256'>[];
}

const object = z.record(z.string(), z.unknown());
const recordSchema = z.object({
  core: z.string(),
  files: z.array(z.object({ path: z.string(), sha256: z.string() })),
});

/** The facts of a site that is not written yet. */
export function factsOfFiles(files: readonly SiteFile[]): SiteFacts | undefined {
  const textOf = (path: string) => {
    const file = files.find((each) => each.path === path);
    return file && 'bytes' in file ? file.bytes.toString('utf8') : undefined;
  };
  return factsFrom(textOf('index.html'), textOf('manifest.webmanifest'), textOf(buildRecordPath));
}

/** The facts of a release. `undefined` for one that no build wrote, or that somebody changed. */
export async function factsOfRelease(folder: string): Promise<SiteFacts | undefined> {
  const textOf = (path: string) => readFile(join(folder, path), 'utf8').catch(() => undefined);
  return factsFrom(
    await textOf('index.html'),
    await textOf('manifest.webmanifest'),
    await textOf(buildRecordPath),
  );
}

const brandBlock = new RegExp(`<script type="application/json" id="${brandElementId}">(.*?)</script>`, 's');

function factsFrom(page = '', manifestText = '', recordText = ''): SiteFacts | undefined {
  const brand = object.safeParse(parsed(brandBlock.exec(page)?.[1] ?? ''));
  const manifest = object.safeParse(parsed(manifestText));
  const record = recordSchema.safeParse(parsed(recordText));
  if (!brand.success || !manifest.success || !record.success) return undefined;
  return { brand: brand.data, manifest: manifest.data, ...record.data };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
