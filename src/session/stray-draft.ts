import { openedDraft } from './opened-drafts';
import { clearConsentStep, clearRegistrationDraft } from './stored-values';
import { loginNumber, writeTabValue } from './tab-values';

/**
 * Drops what belongs to other screens than the one at this address: the registration's draft
 * (docs/product/registration.md#the-draft), the number of somebody who logs in, and where somebody stood who followed an
 * opt-out link. The next one who sees those screens may be somebody else. A new page knows no opened draft, so a killed tab
 * drops none.
 */
export function dropStray(pathname: string): void {
  clearRegistrationDraft();
  const login = /^\/(login|otpverification|(registration|terms-of-use))\/*$/i.exec(pathname);
  if (!login?.[2]) openedDraft('registration')?.drop();
  if (!login) writeTabValue(loginNumber, undefined);
  if (!/^\/optout(\/|$)/i.test(pathname)) clearConsentStep();
}
