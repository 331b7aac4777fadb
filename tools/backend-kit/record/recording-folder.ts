import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { calls } from '@/contract/calls';
import { type Recording, recordingFile } from '@/contract/recorded-answer';
import type { Recorded } from './record-backend';

/** Why a folder cannot take a recording, or undefined. It may be missing, empty, or hold an earlier recording. */
export async function folderProblem(folder: string): Promise<string | undefined> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException): string | string[] => {
    if (error.code === 'ENOENT') return [];
    return error.code === 'ENOTDIR' ? 'is not a folder.' : `cannot be read (${error.code}).`;
  });
  if (typeof names === 'string') return `${folder} ${names}`;
  if (names.length === 0) return undefined;
  const others = names.filter((name) => name !== recordingFile && !isOfCall(name));
  if (others.length === 0 && names.includes(recordingFile)) return undefined;
  const shown = (others.length > 0 ? others : names).slice(0, 3).join(', ');
  return `${folder} has other files (${shown}). Name an empty folder, or one with an earlier recording.`;
}

/** Writes a recording. The earlier one of the folder stays until the new one is whole. */
export async function writeRecording(folder: string, merchant: string, { answers }: Recorded): Promise<void> {
  const target = resolve(folder);
  await mkdir(dirname(target), { recursive: true });
  const made = await mkdtemp(join(dirname(target), `.${basename(target)}-`));
  try {
    const about: Recording = { version: 1, merchant };
    await writeFile(join(made, recordingFile), json(about));
    for (const [call, recorded] of Object.entries(answers)) {
      await writeFile(join(made, `${call}.json`), json(recorded));
    }
    await rm(target, { recursive: true, force: true });
    await rename(made, target);
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}

function isOfCall(name: string): boolean {
  return name.endsWith('.json') && name.slice(0, -'.json'.length) in calls;
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
