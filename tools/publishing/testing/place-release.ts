import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Puts a release of mall 36 into the folder of a store, as far as publishing looks at it. */
export async function placeRelease(store: string): Promise<void> {
  const hash = '0'.repeat(64);
  const published = { release: '0'.repeat(32), order: 1, core: hash, config: hash };
  const release = { ...published, date: '2026-11-28T10:00:00.000Z', who: 'Asha', site: hash };
  const live = {
    ...published,
    format: 1,
    id: '36',
    highest: 1,
    hosts: [],
    releases: [{ ...release, assets: [], keeps: [] }],
  };
  await mkdir(join(store, 'sites/36'), { recursive: true });
  await writeFile(join(store, 'sites/36/live.json'), JSON.stringify(live));
}
