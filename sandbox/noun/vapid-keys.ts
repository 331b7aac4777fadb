import { generateKeyPairSync } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

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
  const keys = makeVapidKeys();
  await mkdir(folder, { recursive: true });
  await writeFile(file, JSON.stringify(keys, null, 2), { mode: 0o600 });
  return keys;
}

/** A new pair. */
export function makeVapidKeys(): VapidKeys {
  const {
    x = '',
    y = '',
    d = '',
  } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
    format: 'jwk',
  });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { publicKey: point.toString('base64url'), privateKey: d };
}
