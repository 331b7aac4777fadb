import { fromBase64, toBase64 } from '@/lib/base64';
import { today } from '@/lib/today';
import { encryptedStorage } from '@/session/kept/encrypted-storage';
import { readStored, writeStored } from '@/session/stored-values';
import { type AccountRequest, lastDayOf, type RequestKind } from './request-rules';

/** A request that may have left, as client state: the end of the session removes it. */
interface Pending extends AccountRequest {
  arrived: boolean;
}

const nameOf = (kind: RequestKind) => `state.${kind}`;

/** The request of the customer who is logged in. Undefined if none has left. */
export async function pendingRequest(kind: RequestKind): Promise<Pending | undefined> {
  const text = await encryptedStorage.getItem(nameOf(kind)).catch(() => null);
  return text ? (JSON.parse(text) as Pending) : undefined; // written below and authenticated by AES-GCM
}

export function keepRequest(kind: RequestKind, request: AccountRequest, arrived: boolean): Promise<void> {
  return encryptedStorage.setItem(nameOf(kind), JSON.stringify({ ...request, arrived } satisfies Pending));
}

/** It has not arrived. */
export function forgetRequest(kind: RequestKind): void {
  encryptedStorage.removeItem(nameOf(kind));
}

/** Takes about a quarter of a second on a cheap phone, so that nobody tries all numbers. */
const rounds = 200_000;

/** What stays on this phone, of nobody who can be named: a slow hash of who has asked. */
interface Remembered extends AccountRequest {
  salt: string;
  hash: string;
  /** YYYY-MM-DD. */
  until: string;
}

/** Remembers on this phone who has asked, for so many days. Never rejects. */
export async function remember(who: string, request: AccountRequest, days: number): Promise<void> {
  try {
    const salt = crypto.getRandomValues(new Uint8Array(16));
    const entry = {
      ...request,
      salt: toBase64(salt),
      hash: await slowHash(who, salt),
      until: lastDayOf(request, days),
    };
    writeStored('deletions', JSON.stringify([...remembered(), entry]));
  } catch (error) {
    console.warn('The request is not remembered on this phone.', error);
  }
}

/** The newest request of this person from this phone. What is too old goes. Never rejects. */
export async function requestOf(who: string): Promise<AccountRequest | undefined> {
  const entries = remembered();
  writeStored('deletions', entries.length > 0 ? JSON.stringify(entries) : undefined);
  for (const { salt, hash, reference, on } of entries.reverse()) {
    const own = await slowHash(who, fromBase64(salt)).catch(() => undefined);
    if (own === hash) return { reference, on };
  }
  return undefined;
}

/** Without those whose time is over. */
function remembered(): Remembered[] {
  try {
    const entries: unknown = JSON.parse(readStored('deletions') ?? '[]');
    return Array.isArray(entries) ? entries.filter(isRemembered) : [];
  } catch {
    return [];
  }
}

function isRemembered(entry: Partial<Remembered> | null): entry is Remembered {
  const texts = [entry?.salt, entry?.hash, entry?.until, entry?.reference, entry?.on];
  return texts.every((text) => typeof text === 'string') && (entry?.until ?? '') >= today();
}

async function slowHash(who: string, salt: Uint8Array<ArrayBuffer>): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(who), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds },
    key,
    256,
  );
  return toBase64(new Uint8Array(bits));
}
