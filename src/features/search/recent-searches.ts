import { clientState, hydrateClientState } from '@/session/client-state';
import { storedUser } from '@/session/stored-user';
import { withSearch } from './search-rules';

interface Recent {
  customerId: string;
  texts: string[];
}

const area = 'recentSearches';

const useRecent = clientState<Recent>(area, () => ({ customerId: '', texts: [] }), { persisted: true });

/** Resolves when the kept searches have been read. */
export function recentSearchesReady(): Promise<void> {
  return hydrateClientState(area);
}

/** The last searches of this customer, the newest first. */
export function useRecentSearches(): string[] {
  return ofCustomer(useRecent());
}

export function rememberSearch(text: string): void {
  const texts = withSearch(ofCustomer(useRecent.getState()), text);
  useRecent.setState({ customerId: storedUser()?.id ?? '', texts });
}

function ofCustomer({ customerId, texts }: Recent): string[] {
  return customerId === storedUser()?.id ? texts : [];
}
