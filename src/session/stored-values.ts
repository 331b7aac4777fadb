import { shortEnough, writeTabValue } from './tab-values';

/**
 * The values that the app keeps in the browser (docs/product/session.md#stored-values), under names that never change.
 * Each one says when it is removed: `session` with a logout, `device` never, because it describes the browser and not
 * the customer.
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
  /** The e-mail address that the deadline belongs to. */
  emailVerificationAddress: 'session',
  isPWAInstalled: 'device',
  promptCounter: 'device',
  currVersion: 'device',
  ismaintainance: 'device',
  /** When the browser was asked to keep the data (session/ask-to-stay.ts), in ms. */
  stayAsked: 'device',
  /** Who has asked on this phone to have an account deleted, as slow hashes (features/your-data/kept-request.ts). */
  deletions: 'device',
  /** Bills that were chosen before the login, and whose they are (session/first-bills.ts). */
  firstBills: 'device',
  /** The customers whose bills wait here for their upload (features/bills/kept-uploads.ts). A forced logout must keep it. */
  billUploads: 'device',
} as const;

/**
 * In this tab's sessionStorage: when the tokens were renewed last, and the new access token (session/unauthorised.ts).
 */
export const refreshMark = 'last-refresh';

/** In this tab's sessionStorage: the owner of a visitor's drafts, which belong to the tab (session/drafts.ts). */
export const tabMark = 'visitor';

/** In this tab's sessionStorage for a visitor: what she has booked (session/kept/sent-marks.ts). */
export const sentVisit = 'state.sent-visit';

/** Earlier releases kept a registration's draft in these values, not encrypted. */
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

/** The value, or undefined if there is none, if it is empty or far too long, or if storage is blocked. */
export function readStored(name: StoredName): string | undefined {
  try {
    return shortEnough(localStorage.getItem(name)) || undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value; undefined removes it. A full or blocked storage does not crash the app. */
export function writeStored(name: StoredName, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch (error) {
    console.warn(`Could not store ${name}.`, error);
  }
}

/** Whether the browser stores values at all. Some browsers block storage, and then nobody stays logged in. */
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

/** Removes what an earlier release has kept of a registration. */
export function clearRegistrationDraft(): void {
  for (const name of draftValues) writeStored(name, undefined);
}

/** Forgets where somebody stood who followed an opt-out link (docs/product/pages.md#sms-consent). */
export function clearConsentStep(): void {
  writeStored('isOptIn', undefined);
  writeStored('isconfirm', undefined);
}

/** In this tab's sessionStorage, and removed with the session. */
export const sessionTabValues = [refreshMark, tabMark, sentVisit];

/** The names of the values that are removed with the session, or never. */
export function storedNames(lifetime: 'session' | 'device'): StoredName[] {
  // The keys are the names, but the type of keys() does not say so.
  return (Object.keys(lifetimes) as StoredName[]).filter((name) => lifetimes[name] === lifetime);
}

/** Removes every value that belongs to a customer. */
export function clearSessionValues(): void {
  for (const name of sessionTabValues) writeTabValue(name, undefined);
  for (const name of storedNames('session')) writeStored(name, undefined);
}
