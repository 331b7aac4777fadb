import type { QueryClient } from '@tanstack/react-query';
import { rememberBrand, useDirectory } from './directory-state';
import { storeQueries } from './queries';

/** Forgets the opened brand, the search and the list. */
export function leaveDirectory(queryClient: QueryClient): void {
  rememberBrand(undefined);
  useDirectory.setState(useDirectory.getInitialState(), true);
  queryClient.removeQueries({ queryKey: storeQueries.lists });
}
