import { textsOf } from '@/brand/texts/define-texts';
import { errorTexts } from '@/brand/texts/errors';
import { sessionHost } from './host';
import { leaveSession } from './log-out';

/** ms for which the sentence stays (docs/product/login.md#after-a-right-otp). */
const redirectDelay = 6_000;

let redirect: ReturnType<typeof setTimeout> | undefined;

/** The customer is known but belongs to no loyalty programme here: logged out, and sent to the login screen after 6 s. */
export function leaveWithoutLoyalty(customerId: string | undefined): void {
  sessionHost().showError(textsOf(errorTexts).unknown);
  cancelLoyaltyRedirect();
  leaveSession(() => {
    redirect = setTimeout(sessionHost().showLogin, redirectDelay);
  }, customerId);
}

/** Whoever starts again meanwhile is sent nowhere. */
export function cancelLoyaltyRedirect(): void {
  clearTimeout(redirect);
}
