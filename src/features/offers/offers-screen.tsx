import { type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { textsOf } from '@/brand/texts/define-texts';
import { offersTexts } from '@/brand/texts/offers';
import { SearchField } from '@/components/form/search-field';
import { takeSearch } from '@/components/handed-search';
import { NextPage } from '@/components/next-page';
import { Page } from '@/components/page';
import { QueryView } from '@/components/query-view';
import { followingPage } from '@/lib/following-page';
import { offerSearchText } from '@/lib/search-text';
import { uniqueById } from '@/lib/unique-by-id';
import { clientState, hydrateClientState } from '@/session/client-state';
import { Button } from '@/ui/controls/button';
import { OffersDrawing } from '@/ui/drawings/offers';
import { EmptyState } from '@/ui/feedback/empty-state';
import { useIsWide } from '@/ui/hooks/use-is-wide';
import { WindowList } from '@/ui/lists/window-list';
import { Spoken } from '@/ui/text/spoken';
import { OfferCard, OfferSkeleton } from './offer-card';
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

interface OfferListProps {
  search: string;
  onShowAll: () => void;
}

/** Says how many offers a search found. It stays while one list follows another. */
function OffersFound({ search }: { search: string }) {
  const texts = textsOf(offersTexts);
  const first = useInfiniteQuery(offerQueries.list(search)).data?.pages[0];
  if (!first) return <Spoken>{''}</Spoken>;
  const isAll = followingPage(first.nextPage, 1) === undefined;
  return <Spoken>{(isAll ? texts.found : texts.foundFirst)(first.offers.length)}</Spoken>;
}

/** The matching offers, loaded page by page as the shopper scrolls. */
function OfferList({ search, onShowAll }: OfferListProps) {
  const texts = textsOf(offersTexts);
  const list = useInfiniteQuery(offerQueries.list(search));
  const { hasNextPage } = list;
  const wide = useIsWide();
  return (
    <QueryView
      what="offers"
      query={list}
      skeleton={<OfferSkeleton count={4} />}
      isEmpty={({ pages }) => !hasNextPage && pages.every(({ offers }) => offers.length === 0)}
      empty={
        <EmptyState
          drawing={<OffersDrawing />}
          title={texts.none}
          action={search ? <Button onClick={onShowAll}>{texts.showAll}</Button> : undefined}
        />
      }
    >
      {(data) => (
        <>
          <WindowList
            label={texts.title}
            items={uniqueById(data.pages.flatMap((page) => page.offers))}
            keyOf={({ id }) => id}
            renderItem={(offer, index) => <OfferCard offer={offer} lazy={index > 2} />}
            columns={wide ? 2 : 1}
            rowHeight={wide ? 360 : 400}
            gap={16}
            memory={data.pages[0] ?? data}
          />
          <NextPage list={list} page={data.pages.length} skeleton={<OfferSkeleton count={1} />} />
        </>
      )}
    </QueryView>
  );
}
