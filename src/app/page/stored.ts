import type { StoredName } from '@/session/stored-values';

/** As in src/session/stored-values.ts, in fewer bytes. Throws where storage is blocked. */
export function stored(name: StoredName | `state.${string}`): string | null {
  return localStorage.getItem(name);
}

/** Id of the customer who is logged in. As in src/session/stored-user.ts, in fewer bytes. */
export function customerId(): string {
  const isComplete = stored('currencyCode') && stored('pointShortName') && stored('loyaltyId');
  return isComplete ? String(JSON.parse(stored('user') ?? '{}')?.id ?? '') : '';
}
