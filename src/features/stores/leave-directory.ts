import type { QueryClient } from '@tanstack/react-query';
import { rememberBrand, useDirectory } from './directory-state';
import { storeQueries } from './queries';

/**
 * Forgets the opened brand, the search and the list. Alone in its file: a route loads it, and a site without stores leaves
 * out what is loaded from this area, file by file.
 */
export function leaveDirectory(queryClient: QueryClient): void {
  rememberBrand(undefined);
  useDirectory.setState(useDirectory.getInitialState(), true);
  queryClient.removeQueries({ queryKey: storeQueries.lists });
}
