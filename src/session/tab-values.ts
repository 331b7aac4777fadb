/** A value that the app has written is shorter, so a longer one is damaged. */
const longestValue = 20_000;

/** The name of the number of somebody who logs in, for the way back from the OTP screen. */
export const loginNumber = 'login-number';

/** The name of what tells this tab's bills before the login from those of other tabs (session/first-bills.ts). */
export const firstBillTab = 'first-bill';

/** The value, unless it is far too long. */
export function shortEnough(value: string | null): string | undefined {
  return value !== null && value.length <= longestValue ? value : undefined;
}

/** A value of this tab's sessionStorage, or undefined if there is none, if it is far too long, or if storage is blocked. */
export function readTabValue(name: string): string | undefined {
  try {
    return shortEnough(sessionStorage.getItem(name));
  } catch {
    return undefined;
  }
}

/** Stores a value for this tab; undefined removes it. Returns whether that was possible. */
export function writeTabValue(name: string, value: string | undefined): boolean {
  try {
    if (value === undefined) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, value);
    return true;
  } catch {
    return false;
  }
}
