import { readStored, writeStored } from '@/session/stored-values';

/** Seconds between two verification mails (docs/product/profile.md#the-e-mail-address). */
export const verificationCooldown = 5 * 60;

/** When another verification mail may be asked for, in ms since the epoch; undefined for an address that had none. */
export function verificationDeadline(email: string): number | undefined {
  if (readStored('emailVerificationAddress') !== email.toLowerCase()) return undefined;
  return Number(readStored('emailVerificationDeadline')) || undefined;
}

/** Starts the cooldown of the address that the mail went to; it outlives a reload. */
export function startVerificationCooldown(email: string): void {
  writeStored('emailVerificationAddress', email.toLowerCase());
  writeStored('emailVerificationDeadline', String(Date.now() + verificationCooldown * 1000));
}

/** Forgets the cooldown of an address that is verified by now. */
export function endVerificationCooldown(): void {
  writeStored('emailVerificationDeadline', undefined);
  writeStored('emailVerificationAddress', undefined);
}
