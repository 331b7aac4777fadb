import { writeStored } from './stored-values';

/** Keeps the code of a `?ref=` address before any redirect can lose it (docs/product/session.md#stored-values). */
export function keepReferralCode(search: string): void {
  const code = new URLSearchParams(search).get('ref')?.trim();
  if (code && /^[\w-]{1,20}$/.test(code)) writeStored('referalCode', code);
}
