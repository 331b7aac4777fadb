import { get, update } from 'idb-keyval';
import { keyName, keyStore } from './early-key';

const ivBytes = 12;

let key: Promise<CryptoKey | undefined> | undefined;

/** Encrypts a text with AES-GCM. Undefined without WebCrypto or IndexedDB: then nothing may be kept. */
export async function encrypt(text: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const secret = await storageKey();
  if (!secret) return undefined;
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const cipher = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, secret, new TextEncoder().encode(text));
  const bytes = new Uint8Array(ivBytes + cipher.byteLength);
  bytes.set(iv);
  bytes.set(new Uint8Array(cipher), ivBytes);
  return bytes;
}

/** The encrypted text. Undefined without the key. Rejects if the bytes were not written with it. */
export async function decrypt(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const secret = await storageKey();
  if (!secret) return undefined;
  const plain = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: bytes.slice(0, ivBytes) },
    secret,
    bytes.slice(ivBytes),
  );
  return new TextDecoder().decode(plain);
}

/** A non-extractable WebCrypto key in IndexedDB. */
function storageKey(): Promise<CryptoKey | undefined> {
  key ??= loadKey().catch((error: unknown) => {
    console.warn('Client state is not kept: no key.', error);
    return undefined;
  });
  return key;
}

async function loadKey(): Promise<CryptoKey> {
  const early = await globalThis.earlyKey;
  if (early) return early;
  const store = keyStore();
  const existing = await get<CryptoKey>(keyName, store);
  if (existing) return existing;
  const fresh = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  // Two tabs may come here at the same time. The first one to write wins, and both use its key.
  await update<CryptoKey>(keyName, (current) => current ?? fresh, store);
  return (await get<CryptoKey>(keyName, store)) ?? fresh;
}
