import { encipher } from '@/contract/cipher';

export interface CipherVector {
  key: string;
  payload: unknown;
  /** The value of the `_k` field. */
  k: string;
}

/** A key with letters that it repeats, and one with signs that are no letters of base64. */
const keys = ['Sample-Key-2026', 'MISSISSIPPI river', 'päyløad 47!'];

const payloads = [
  { mobile_number: '9876500001', platform: 4, merchant_id: '36', transactionType: 201 },
  { first_name: 'Zoë', last_name: 'दिव्या', note: '₹ 1,250 – “good”' },
  {},
  { a: 1 },
  { ab: 12 },
];

/** Payloads and what the cipher makes of them, so that a backend can test its own. */
export function cipherVectors(): CipherVector[] {
  return keys.flatMap((key) => payloads.map((payload) => ({ key, payload, k: encipher(payload, key) })));
}
