import { createCustomerLoginLogs, setAppInstallation } from '@/contract/session';
import { browserName, isInstalledApp } from '@/lib/browser';
import { cancelLoyaltyRedirect } from './missing-loyalty';
import { useOtpFlow } from './otp-flow';
import { send } from './send';
import { type SignedIn, storedUser, storeSignedIn } from './stored-user';
import { readStored, writeStored } from './stored-values';

/**
 * Stores who has logged in and marks the app as authenticated. It also sends the login log and the installation report.
 */
export function signIn(signedIn: SignedIn): void {
  cancelLoyaltyRedirect();
  storeSignedIn(signedIn);
  useOtpFlow.setState({ authenticated: true });
  void report(() => send(createCustomerLoginLogs, {}));
  void reportInstallation();
}

/** When running as an installed app that has not been reported yet (docs/product/login.md#after-a-right-otp). */
export async function reportInstallation(): Promise<void> {
  if (!isInstalledApp() || (readStored('isPWAInstalled') ?? 'not installed') !== 'not installed') return;
  const mobileNumber = storedUser()?.mobileNumber ?? '';
  await report(async () => {
    await send(setAppInstallation, { mobileNumber, browser: browserName() });
    writeStored('isPWAInstalled', 'installed');
  });
}

/** Nothing waits for these reports, and a shopper could not do anything about a failure. */
async function report(task: () => Promise<unknown>): Promise<void> {
  try {
    await task();
  } catch (error) {
    console.warn('A report did not reach the backend.', error);
  }
}
