import { writeTabValue } from './tab-values';

/**
 * The values that the app keeps in the browser (docs/product/session.md#stored-values), under names that never change.
 * Each says when it goes: `session` with logout, `device` never, because it describes the browser and not the customer.
 */
const lifetimes = {
  user: 'session',
  /** Push device token. */
  token: 'session',
  acc_token: 'session',
  refresh_token: 'session',
  currencyCode: 'session',
  pointShortName: 'session',
  loyaltyId: 'session',
  guidelinesFlag: 'session',
  prev_route: 'session',
  otpTime: 'session',
  otpExpireTime: 'session',
  deactivatedTime: 'session',
  lastTimeStamp: 'session',
  brandid: 'session',
  IsTabActive: 'session',
  isOptIn: 'session',
  isconfirm: 'session',
  referalCode: 'session',
  firstName: 'session',
  lastName: 'session',
  email: 'session',
  gender: 'session',
  pincode: 'session',
  pincodeId: 'session',
  emailConsent: 'session',
  emailVerificationDeadline: 'session',
  isPWAInstalled: 'device',
  promptCounter: 'device',
  currVersion: 'device',
  ismaintainance: 'device',
  /** Whose bills wait here to be uploaded (session/kept-uploads.ts). A logout that nobody chose must leave it. */
  billUploads: 'device',
} as const;

/** In this tab's sessionStorage: when tokens were renewed last, and the new access token (session/unauthorised.ts). */
export const refreshMark = 'last-refresh';

const draftValues = [
  'firstName',
  'lastName',
  'email',
  'gender',
  'pincode',
  'pincodeId',
  'emailConsent',
] as const satisfies readonly StoredName[];

export type StoredName = keyof typeof lifetimes;

/** The value, or undefined where it was never stored, is empty, or storage is switched off. */
export function readStored(name: StoredName): string | undefined {
  try {
    return localStorage.getItem(name) || undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value; undefined removes it. A full or forbidden storage is not worth a crash. */
export function writeStored(name: StoredName, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch (error) {
    console.warn(`Could not store ${name}.`, error);
  }
}

/** Whether values can be kept at all: browsers can be told to block storage, and nobody stays logged in then. */
export function isStorageBlocked(): boolean {
  const probe = 'storage-probe';
  try {
    localStorage.setItem(probe, '1');
    localStorage.removeItem(probe);
    return false;
  } catch {
    return true;
  }
}

/** Keeps the code of a `?ref=` address before any redirect can lose it (docs/product/session.md#stored-values). */
export function keepReferralCode(search: string): void {
  const code = new URLSearchParams(search).get('ref')?.trim();
  if (code && /^[\w-]{1,20}$/.test(code)) writeStored('referalCode', code);
}

/**
 * Clears what was typed at registration, as on leaving it other than to the terms
 * (docs/product/registration.md#the-draft).
 */
export function clearRegistrationDraft(): void {
  for (const name of draftValues) writeStored(name, undefined);
}

/** Removes every value that belongs to a customer. */
export function clearSessionValues(): void {
  writeTabValue(refreshMark, undefined);
  for (const [name, lifetime] of Object.entries(lifetimes)) {
    // The keys are the names; entries() forgets that.
    if (lifetime === 'session') writeStored(name as StoredName, undefined);
  }
}
