import { clear, createStore, entries, set } from 'idb-keyval';
import { newUpload } from '@/features/bills/uploads/upload-item';
import { changeKeptUploads, keepUpload } from '@/features/bills/uploads/upload-storage';
import { readDraft } from '@/session/drafts';
import { keyName, keyStore } from '@/session/kept/early-key';
import { keepWallet } from '@/session/kept/wallet';
import { markRenewed } from '@/session/renewal-mark';
import { newQueryClient } from './query-client';

/** All that a phone keeps, as JSON: values by place and key, with bytes in base64. */
export type Phone = Readonly<Record<string, unknown>>;

export const phoneKey = () =>
  crypto.subtle.importKey('raw', new Uint8Array(32).fill(7), 'AES-GCM', false, ['encrypt', 'decrypt']);

const databases = [
  ['bill-uploads', 'uploads'],
  ['drafts', 'drafts'],
  ['session', 'renewals'],
] as const;

const photo = (name: string) => new File([new Uint8Array([0xff, 0xd8, 0xff]), name], name);

/** Nothing is kept, as on a new phone. */
export async function clearPhone(): Promise<void> {
  localStorage.clear();
  for (const [database, store] of databases) await clear(createStore(database, store));
}

/** Fills the stores of a phone whose customer has a draft, two waiting bills, a card and renewed tokens. */
export async function fillPhone(): Promise<void> {
  await set(keyName, await phoneKey(), keyStore());
  for (const id of ['1', '2']) {
    const facts = { id, name: `${id}.jpg`, size: 5, isPdf: false, hash: id, hints: [] };
    await keepUpload(newUpload(facts, '5', Date.now() + Number(id)), photo(id));
  }
  await changeKeptUploads(['1'], { state: 'waiting', submittedAt: Date.now() });
  const { draft } = await readDraft('long-bill');
  const content = { version: 1, values: { amount: '1200' }, fileIds: ['p'] };
  await draft.save(content, new Map([['p', photo('p')]]));
  await markRenewed('token');
  const page = newQueryClient();
  await keepWallet(page);
  const card = { queryKey: ['card'], queryFn: () => ({ number: '42' }), meta: { wallet: { rank: 1 } } };
  await page.prefetchQuery(card);
}

export async function readPhone(): Promise<Phone> {
  const found: Record<string, unknown> = {};
  for (const [database, store] of databases)
    for (const [key, value] of await entries(createStore(database, store)))
      found[`${database}/${store} ${String(key)}`] = asJson(value);
  found['localStorage state.wallet'] = localStorage.getItem('state.wallet');
  return found;
}

/** Puts onto this phone what another one has kept. */
export async function restorePhone(phone: Phone): Promise<void> {
  await set(keyName, await phoneKey(), keyStore());
  for (const [name, value] of Object.entries(phone)) {
    const [place = '', key = ''] = [name.slice(0, name.indexOf(' ')), name.slice(name.indexOf(' ') + 1)];
    const [database = '', store = ''] = place.split('/');
    if (place === 'localStorage') localStorage.setItem(key, String(value));
    else await set(key, fromJson(value), createStore(database, store));
  }
}

/** The phone with its encrypted values in plain text, so that two of them can be compared. */
export async function unsealed(phone: Phone): Promise<Phone> {
  const open = async (text: string) => {
    const bytes = bytesOf(text);
    const parts = { name: 'AES-GCM', iv: bytes.slice(0, 12) };
    const plain = await crypto.subtle.decrypt(parts, await phoneKey(), bytes.slice(12));
    return JSON.parse(new TextDecoder().decode(plain)) as unknown;
  };
  const opened = Object.entries(phone).map(async ([name, value]) => {
    if (typeof value === 'string' && name.startsWith('localStorage')) return [name, await open(value)];
    const fields = (value as { fields?: { array?: string } }).fields?.array;
    return [name, fields === undefined ? value : { ...(value as object), fields: await open(fields) }];
  });
  return Object.fromEntries(await Promise.all(opened)) as Phone;
}

function asJson(value: unknown): unknown {
  // Not `instanceof`: the simulated IndexedDB makes its copies in another realm.
  const kind = Object.prototype.toString.call(value);
  if (kind === '[object ArrayBuffer]') return { buffer: base64(new Uint8Array(value as ArrayBuffer)) };
  if (kind === '[object Uint8Array]') return { array: base64(value as Uint8Array) };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, asJson(part)]));
}

function fromJson(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  if ('buffer' in value) return bytesOf(String(value.buffer)).buffer;
  if ('array' in value) return bytesOf(String(value.array));
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, fromJson(part)]));
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64'));
