import { textsOf } from '@/brand/texts/define-texts';
import { errorTexts } from '@/brand/texts/errors';
import { restartableTimer } from '@/lib/restartable-timer';
import { appActions } from './app-actions';
import { leaveSession } from './log-out';

/** How long the sentence stays, in ms (docs/product/login.md#after-a-right-otp). */
const redirectDelay = 6_000;

const redirect = restartableTimer();

/** Logs out a customer without a loyalty programme here, and goes to the login screen after 6 s. */
export function leaveWithoutLoyalty(customerId: string | undefined): void {
  appActions().showError(textsOf(errorTexts).unknown);
  cancelLoyaltyRedirect();
  leaveSession(() => redirect.start(appActions().showLogin, redirectDelay), customerId);
}

/** A shopper who has already started to log in again stays on that screen. */
export function cancelLoyaltyRedirect(): void {
  redirect.stop();
}
