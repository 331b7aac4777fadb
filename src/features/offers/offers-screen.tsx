import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { textsOf } from '@/brand/texts/define-texts';
import { offersTexts } from '@/brand/texts/offers';
import { SearchField } from '@/components/form/search-field';
import { takeSearch } from '@/components/handed-search';
import { Page } from '@/components/page';
import { offerSearchText } from '@/lib/search-text';
import { clientState, hydrateClientState } from '@/session/client-state';
import { OfferList, OffersFound } from './offer-list';
import { offerQueries } from './queries';

const area = 'offerSearch';

/**
 * The search for offers. It survives leaving and reloading the screen, but not a logout
 * (docs/product/offers.md#search).
 */
export const useOfferSearch = clientState(area, () => ({ text: '' }), { persisted: true });

/** The merchant's offers (docs/product/offers.md). */
export function OffersScreen() {
  const texts = textsOf(offersTexts);
  const search = useOfferSearch(({ text }) => text);
  const queryClient = useQueryClient();
  const searchBy = (text: string) => {
    // A repeated search also starts at page 1.
    queryClient.removeQueries({ queryKey: offerQueries.lists, type: 'inactive' });
    useOfferSearch.setState({ text });
  };
  return (
    <Page
      title={texts.title}
      toolbar={
        <SearchField
          label={texts.search}
          placeholder={texts.searchHint}
          value={search}
          clean={offerSearchText}
          onSearch={searchBy}
        />
      }
    >
      <OffersFound search={search} />
      <OfferList key={search} search={search} onShowAll={() => searchBy('')} />
    </Page>
  );
}

/** Starts the screen's queries as soon as its code is there. */
export async function prepareOffers(queryClient: QueryClient): Promise<void> {
  await hydrateClientState(area);
  const text = takeSearch('offers');
  if (text !== undefined) useOfferSearch.setState({ text });
  void queryClient.prefetchInfiniteQuery(offerQueries.list(useOfferSearch.getState().text));
}
