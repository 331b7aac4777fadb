import { readStored, type StoredName, writeStored } from '@/session/stored-values';

/**
 * Times in ms since the epoch. They survive a reload and are cleared when the shopper leaves the screen
 * (docs/product/login.md#the-otp-screen).
 */
interface OtpTimers {
  expiresAt: number;
  lockedUntil: number | undefined;
}

/** The running countdown, or a new one of `seconds` if none is stored. */
export function readOrStartTimers(seconds: number): OtpTimers {
  const expiresAt = momentOf('otpExpireTime') ?? startCountdown(seconds);
  return { expiresAt, lockedUntil: lockoutEnd() };
}

/** When the lockout ends, in whichever tab it began. */
export function lockoutEnd(): number | undefined {
  return momentOf('deactivatedTime');
}

/** Starts the countdown again. Returns the time of its end. */
export function startCountdown(seconds: number): number {
  const now = Date.now();
  const expiresAt = now + seconds * 1000;
  writeStored('otpTime', String(now));
  writeStored('otpExpireTime', String(expiresAt));
  return expiresAt;
}

/** Starts the lockout. Returns the time of its end. */
export function startLockout(seconds: number): number {
  const lockedUntil = Date.now() + seconds * 1000;
  writeStored('deactivatedTime', String(lockedUntil));
  return lockedUntil;
}

function momentOf(name: StoredName): number | undefined {
  const moment = Number(readStored(name));
  return Number.isFinite(moment) && moment > 0 ? moment : undefined;
}
