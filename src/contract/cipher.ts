import * as z from 'zod/mini';
import { fromBase64, toBase64 } from '@/lib/base64';
import { exactJson } from '@/lib/parsed-json';

const standardAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/**
 * The `_k` field (docs/wire.md#the-cipher-field): JSON, UTF-8, base64, then a keyword substitution over the 64 letters.
 * It protects nothing, because everybody who has the app has the key. It exists because backends expect it.
 */
export function encipher(payload: unknown, key: string): string {
  const bytes = new TextEncoder().encode(JSON.stringify(payload));
  const base64 = toBase64(bytes);
  return substitute(base64, standardAlphabet, cipherAlphabet(key));
}

/** The payload of a `_k` field. Throws when the text is not base64 under this key or holds no JSON. */
export function decipher(text: string, key: string): unknown {
  const base64 = substitute(text, cipherAlphabet(key), standardAlphabet);
  const bytes = fromBase64(base64);
  return exactJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}

/** The body of every call that uses the cipher. */
export const encipheredBody = z.object({ _k: z.string().check(z.minLength(1)) });

function cipherAlphabet(key: string): string {
  const letters = new Set([...key].filter((letter) => standardAlphabet.includes(letter)));
  for (const letter of standardAlphabet) letters.add(letter);
  return [...letters].join('');
}

function substitute(text: string, from: string, to: string): string {
  return Array.from(text, (letter) => {
    const index = from.indexOf(letter);
    return index < 0 ? letter : to.charAt(index);
  }).join('');
}
