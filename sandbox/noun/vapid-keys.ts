import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import webPush from 'web-push';

/** Keys of Web Push as base64url: the public one is the uncompressed P-256 point (65 bytes), as browsers need it. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * The sandbox's keys. They are made once and kept in `folder`, because a new pair would cut off every subscribed
 * device.
 */
export async function vapidKeys(folder: string): Promise<VapidKeys> {
  const file = path.join(folder, 'vapid.json');
  try {
    return JSON.parse(await readFile(file, 'utf8')) as VapidKeys; // the file is written below
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  const keys = webPush.generateVAPIDKeys();
  await mkdir(folder, { recursive: true });
  await writeFile(file, JSON.stringify(keys, null, 2), { mode: 0o600 });
  return keys;
}
