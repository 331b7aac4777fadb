import { textsOf } from '@/brand/texts/define-texts';
import { errorTexts } from '@/brand/texts/errors';
import { appActions } from './app-actions';
import { leaveSession } from './log-out';

/** ms for which the sentence stays (docs/product/login.md#after-a-right-otp). */
const redirectDelay = 6_000;

let redirect: ReturnType<typeof setTimeout> | undefined;

/** Logs out a customer who belongs to no loyalty programme here, and leads to the login screen after 6 s. */
export function leaveWithoutLoyalty(customerId: string | undefined): void {
  appActions().showError(textsOf(errorTexts).unknown);
  cancelLoyaltyRedirect();
  leaveSession(() => {
    redirect = setTimeout(appActions().showLogin, redirectDelay);
  }, customerId);
}

/** A shopper who has started again by then stays where they are. */
export function cancelLoyaltyRedirect(): void {
  clearTimeout(redirect);
}
