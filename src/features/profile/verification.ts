import { readStored, writeStored } from '@/session/stored-values';

/** ms between two verification mails (docs/product/profile.md#the-e-mail-address). */
export const verificationCooldown = 5 * 60_000;

/**
 * When another verification mail may be asked for, in ms since the epoch; undefined for now. A moment that is further
 * away than the cooldown comes from a clock that was set back, and does not count. Nor does that of another address.
 */
export function verificationDeadline(email: string): number | undefined {
  if (readStored('emailVerificationAddress') !== email.toLowerCase()) return undefined;
  const moment = Number(readStored('emailVerificationDeadline'));
  const left = moment - Date.now();
  return left > 0 && left <= verificationCooldown ? moment : undefined;
}

/** Starts the cooldown of the address that the mail went to; it outlives a reload. */
export function startVerificationCooldown(email: string): void {
  writeStored('emailVerificationAddress', email.toLowerCase());
  writeStored('emailVerificationDeadline', String(Date.now() + verificationCooldown));
}

/** Forgets the cooldown of an address that is verified by now. */
export function endVerificationCooldown(): void {
  writeStored('emailVerificationDeadline', undefined);
  writeStored('emailVerificationAddress', undefined);
}

/** Seconds as minutes and seconds: '4:09'. */
export function countdownText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
