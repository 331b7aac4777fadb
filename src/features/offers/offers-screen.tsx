import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { textsOf } from '@/brand/texts/define-texts';
import { offersTexts } from '@/brand/texts/offers';
import { Page } from '@/components/page';
import { clientState, hydrateClientState } from '@/session/client-state';
import { SearchField } from '@/ui/search-field';
import { OfferList } from './offer-list';
import { searchText } from './offer-rules';
import { offerQueries } from './queries';

const area = 'offerSearch';

/** What offers are searched by: survives leaving and reloading, not a logout (docs/product/offers.md#search). */
export const useOfferSearch = clientState(area, () => ({ text: '' }), { persisted: true });

/** The merchant's offers (docs/product/offers.md). */
export function OffersScreen() {
  const texts = textsOf(offersTexts);
  const search = useOfferSearch(({ text }) => text);
  const queryClient = useQueryClient();
  const searchBy = (text: string) => {
    // Also a search that was done before starts over from page 1.
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
          clean={searchText}
          onSearch={searchBy}
        />
      }
    >
      <OfferList key={search} search={search} onShowAll={() => searchBy('')} />
    </Page>
  );
}

/** Starts what the screen will ask for, as soon as its code is there. */
export async function prepareOffers(queryClient: QueryClient): Promise<void> {
  await hydrateClientState(area);
  void queryClient.prefetchInfiniteQuery(offerQueries.list(useOfferSearch.getState().text));
}
