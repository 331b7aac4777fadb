import { vi } from 'vitest';
import { type AppActions, setAppActions } from '@/session/app-actions';
import { storeSignedIn, storeTokens } from '@/session/stored-user';

/** Spies for the actions that the session needs from the app. */
export function stubAppActions() {
  const appActions = {
    showLogin: vi.fn<AppActions['showLogin']>(),
    followLogin: vi.fn(() => {}),
    reload: vi.fn<AppActions['reload']>(),
    reloadWhenIdle: vi.fn<NonNullable<AppActions['reloadWhenIdle']>>((_when, beforeReload) => {
      if (beforeReload()) appActions.reload();
      return true;
    }),
    showError: vi.fn<AppActions['showError']>(),
  };
  setAppActions(appActions);
  return appActions;
}

export function logInAsCustomer(): void {
  storeTokens({ access: 'access-1', refresh: 'refresh-1' });
  storeSignedIn({
    user: { id: '5', mobileNumber: '9876500001' },
    currencyCode: '₹',
    pointShortName: 'P',
    loyaltyId: 'L1',
    guidelinesFlag: true,
  });
}
