import type { QueryClient } from '@tanstack/react-query';
import { currentBrand } from '@/brand/current-brand';
import { isLoggedIn } from '../stored-user';
import { persistQueries } from './persisted-queries';
import { keepWallet, removeWallet } from './wallet';

/** Keeps all that a customer sees and is meant to be kept, and brings back what was kept. A second call does nothing. */
export async function keepQueries(queryClient: QueryClient): Promise<void> {
  const isCustomer = isLoggedIn();
  const queries = isCustomer ? persistQueries(queryClient) : undefined;
  if (isCustomer && currentBrand().wallet.offline) await keepWallet(queryClient);
  else removeWallet(); // of a browser that was half wiped, or of a mall that does not keep it any more
  await queries;
}
