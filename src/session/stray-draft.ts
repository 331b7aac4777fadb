import { clearRegistrationDraft } from './stored-values';

/** Where a registration is typed, and where its shopper looks aside. */
const places = new Set(['/registration', '/terms-of-use']);

/**
 * Clears what was typed at registration for whoever is elsewhere: the draft holds a name and an e-mail address, and
 * nobody reads it there. This also catches those who left by typing another address into the browser.
 */
export function dropStrayDraft(pathname: string): void {
  if (!places.has(pathname.toLowerCase().replace(/\/+$/, ''))) clearRegistrationDraft();
}
