import { openedDraft } from './opened-drafts';
import { clearConsentStep, clearRegistrationDraft } from './stored-values';

/** The registration and its terms. */
const places = new Set(['/registration', '/terms-of-use']);

/**
 * Drops the registration's draft when the shopper goes from there to another screen than the terms
 * (docs/product/registration.md#the-draft). A new page knows no opened draft, so a killed tab drops nothing.
 */
export function dropStrayDraft(pathname: string): void {
  clearRegistrationDraft();
  if (!places.has(pathname.toLowerCase().replace(/\/+$/, ''))) openedDraft('registration')?.drop();
}

/** Forgets on every other screen where somebody stood who followed an opt-out link. */
export function dropStrayConsent(pathname: string): void {
  if (!/^\/optout(\/|$)/i.test(pathname)) clearConsentStep();
}
