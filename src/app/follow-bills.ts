import type { QueryClient } from '@tanstack/react-query';
import { followBillNews } from '@/features/bills/bill-news';

/** Asks again for everything that depends on bills, as soon as a bill has changed. Returns a function that ends this. */
export function followBills(queryClient: QueryClient): () => void {
  return followBillNews(
    () => void queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.dependsOnBills === true }),
  );
}
