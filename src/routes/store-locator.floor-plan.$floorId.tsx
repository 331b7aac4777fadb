import { createFileRoute, redirect } from '@tanstack/react-router';
import { isLoggedIn } from '@/session/stored-user';

/** An address for each floor, for customers alone (docs/product/stores.md#addresses). The floor plan shows it. */
export const Route = createFileRoute('/store-locator/floor-plan/$floorId')({
  beforeLoad: () => {
    if (!isLoggedIn()) throw redirect({ to: '/login', replace: true });
  },
});

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The list led to its map: the way back to the list is the way that led here. */
    fromList?: true;
  }
}
