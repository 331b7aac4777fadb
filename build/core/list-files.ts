import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Every file below a folder: sorted paths relative to it, with forward slashes. Empty when the folder does not exist.
 */
export async function listFiles(folder: string): Promise<string[]> {
  const found: string[] = [];
  const pending = [''];
  for (let below = pending.pop(); below !== undefined; below = pending.pop()) {
    const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(noneIfMissing);
    for (const entry of entries) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) pending.push(path);
      else found.push(path);
    }
  }
  return found.sort();
}

function noneIfMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
