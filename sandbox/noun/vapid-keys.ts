import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import webPush from 'web-push';
import * as z from 'zod/mini';

/** Keys of Web Push as base64url: the public one is the uncompressed P-256 point (65 bytes), as browsers need it. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

const keptKeys = z.object({ publicKey: bytes(65), privateKey: bytes(32) });

/**
 * The sandbox's keys. They are made once and kept in `folder`, because a new pair would cut off every subscribed
 * device. Keys that nobody can read count as missing: a full disk may have left an empty file.
 */
export async function vapidKeys(folder: string): Promise<VapidKeys> {
  const file = path.join(folder, 'vapid.json');
  try {
    return keptKeys.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    const keys = webPush.generateVAPIDKeys();
    await mkdir(folder, { recursive: true });
    await writeFile(file, JSON.stringify(keys, null, 2), { mode: 0o600 });
    return keys;
  }
}

function bytes(count: number) {
  return z.string().check(z.refine((text) => Buffer.from(text, 'base64url').length === count));
}
