import { firstLoginId } from '@/brand/page-elements';

/** The page's own login form, which visitors use before the app is there. src/app/page/early-login.ts sets it. */
export interface FirstLogin {
  field: HTMLInputElement;
  /** Whether somebody has left the field. */
  left: boolean;
  /** Whether somebody has asked for an OTP. */
  pressed: boolean;
  /** Whether the login screen is there and will take over. */
  awaited?: boolean;
}

declare global {
  var firstLogin: FirstLogin | undefined;
}

/** Whether the page still shows its own login form, and the login screen is about to take over. */
export function isFirstLoginAwaited(): boolean {
  return globalThis.firstLogin?.awaited ?? false;
}

/** Removes the page's own login form and shows the app. Marks the moment when the first screen can be used. */
export function endFirstLogin(): void {
  globalThis.firstLogin = undefined;
  document.documentElement.removeAttribute(`data-${firstLoginId}`);
  document.getElementById(firstLoginId)?.remove();
  if (performance.getEntriesByName('usable').length === 0) performance.mark('usable');
}
