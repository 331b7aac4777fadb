import { clientState, hydrateClientState } from '@/session/client-state';

const area = 'offerSearch';

/** What offers are searched by: survives leaving and reloading, not a logout (docs/product/offers.md#search). */
export const useOfferSearch = clientState(area, () => ({ text: '' }), { persisted: true });

/** Resolves once what was kept has been read back. */
export function offerSearchReady(): Promise<void> {
  return hydrateClientState(area);
}
