import { clearConsentStep, clearRegistrationDraft } from './stored-values';

/** The registration and its terms. Both still need the draft. */
const places = new Set(['/registration', '/terms-of-use']);

/**
 * Clears the registration's draft on every other screen: it holds a name and an e-mail address, and nothing reads it
 * there. This also catches shoppers who left by typing another address into the browser.
 */
export function dropStrayDraft(pathname: string): void {
  if (!places.has(pathname.toLowerCase().replace(/\/+$/, ''))) clearRegistrationDraft();
}

/** Forgets on every other screen where somebody stood who followed an opt-out link. */
export function dropStrayConsent(pathname: string): void {
  if (!/^\/optout(\/|$)/i.test(pathname)) clearConsentStep();
}
