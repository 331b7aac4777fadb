import { textsOf } from '@/brand/texts/define-texts';
import { errorTexts } from '@/brand/texts/errors';
import { sessionHost } from './host';
import { endSession } from './log-out';

/** Part 1 §9; in ms. */
const redirectDelay = 6_000;

/** The customer is known but belongs to no loyalty programme here: logged out, and sent to the login screen after 6 s. */
export function leaveWithoutLoyalty(): void {
  sessionHost().showError(textsOf(errorTexts).unknown);
  endSession();
  setTimeout(() => sessionHost().showLogin(), redirectDelay);
}
