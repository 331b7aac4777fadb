import type { MerchantDetails } from '@/contract/merchant';
import type { Tokens } from '@/contract/tokens';
import { readStored, type StoredName, writeStored } from './stored-values';

export interface StoredUser {
  id: string;
  mobileNumber: string;
}

/** The values that a login stores in the browser (docs/product/session.md#stored-values). */
export interface SignedIn {
  user: StoredUser;
  currencyCode: string;
  pointShortName: string;
  loyaltyId: string;
  guidelinesFlag: boolean;
}

/** The stored user, or undefined when there is none or it cannot be read. */
export function storedUser(): StoredUser | undefined {
  try {
    const value: unknown = JSON.parse(readStored('user') ?? 'null');
    if (typeof value !== 'object' || value === null || !('id' in value) || !value.id) return undefined;
    return {
      id: String(value.id),
      mobileNumber: 'mobile_number' in value ? String(value.mobile_number) : '',
    };
  } catch {
    return undefined;
  }
}

const sessionMarks = ['user', 'currencyCode', 'pointShortName', 'loyaltyId'] as const;
const isStored = (name: StoredName) => readStored(name) !== undefined;

/**
 * Logged in only when user, currencyCode, pointShortName and loyaltyId are all stored
 * (docs/product/session.md#logged-in-or-not).
 */
export function isLoggedIn(): boolean {
  return sessionMarks.every(isStored) && storedUser() !== undefined;
}

/** Whether some of these are stored, but not all. */
export function isSessionIncomplete(): boolean {
  return sessionMarks.some(isStored) && !isLoggedIn();
}

export function storeTokens(tokens: Tokens): void {
  writeStored('acc_token', tokens.access);
  writeStored('refresh_token', tokens.refresh);
}

/** Removes the tokens of somebody whose login was not completed. */
export function dropTokens(): void {
  writeStored('acc_token', undefined);
  writeStored('refresh_token', undefined);
}

let over = false;
/** The customer whose data this page shows. */
let shown = storedUser()?.id;

/** Whose data this page shows; another tab may have stored somebody else by now. Undefined for a visitor. */
export function shownUser(): string | undefined {
  return shown;
}

/** Whether nobody else is stored than the one whose data this page shows. Only then may it keep them. */
export function isShownStored(): boolean {
  return shown === storedUser()?.id;
}

/** From now on this page shows what is of the stored user. */
export function showStoredUser(): void {
  shown = storedUser()?.id;
}

/** Whether the session was removed and nobody has logged in since, in any tab. */
export function isSessionOver(): boolean {
  return over && !storedUser();
}

export function markSessionOver(): void {
  over = true;
  shown = undefined;
}

export function storeSignedIn({ user, ...values }: SignedIn): void {
  over = false;
  writeStored('currencyCode', values.currencyCode);
  writeStored('pointShortName', values.pointShortName);
  writeStored('loyaltyId', values.loyaltyId);
  writeStored('guidelinesFlag', values.guidelinesFlag ? '1' : '0');
  // The user is stored last, because for other tabs it means that somebody is logged in.
  writeStored('user', JSON.stringify({ id: user.id, mobile_number: user.mobileNumber }));
  shown = user.id;
}

export const defaultCurrency = '₹';
export const defaultPointsUnit = 'P';

/** The part of a merchant's reply to store. Undefined if its loyalty details are missing. */
export function signedInOf(
  merchant: MerchantDetails | undefined,
  fallback: { id: string | undefined; mobileNumber: string },
): SignedIn | undefined {
  const userId = merchant?.customer?.id ?? fallback.id;
  if (!merchant?.loyaltyId || !userId) return undefined;
  return {
    user: { id: userId, mobileNumber: merchant.customer?.mobileNumber || fallback.mobileNumber },
    currencyCode: merchant.currencyCode || defaultCurrency,
    pointShortName: merchant.pointsShortName || defaultPointsUnit,
    loyaltyId: merchant.loyaltyId,
    guidelinesFlag: merchant.customer?.guidelinesFlag ?? false,
  };
}
