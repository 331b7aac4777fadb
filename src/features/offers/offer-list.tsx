import { useInfiniteQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { commonTexts } from '@/brand/texts/common';
import { textsOf } from '@/brand/texts/define-texts';
import { offersTexts } from '@/brand/texts/offers';
import type { Offer } from '@/contract/offers';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { ReachEnd } from '@/ui/reach-end';
import { Skeleton } from '@/ui/skeleton';
import { OfferCard } from './offer-card';
import styles from './offers.module.css';
import { offerQueries } from './queries';

interface OfferListProps {
  search: string;
  onShowAll: () => void;
}

/** The offers that match, loaded page by page as one scrolls. */
export function OfferList({ search, onShowAll }: OfferListProps) {
  const texts = textsOf(offersTexts);
  const common = textsOf(commonTexts);
  const list = useInfiniteQuery(offerQueries.list(search));
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  if (list.isPending) return <Skeleton shape="banner" count={3} />;
  if (!data) {
    return (
      <ErrorState retryLabel={common.retry} onRetry={() => void list.refetch()} retrying={list.isFetching} />
    );
  }
  if (data.pages.every(({ offers }) => offers.length === 0) && !hasNextPage) {
    return (
      <EmptyState
        drawing="offers"
        title={texts.none}
        action={search ? <Button onClick={onShowAll}>{texts.showAll}</Button> : undefined}
      />
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {data.pages.map(({ offers }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place in the list
          <OfferPage key={index} offers={offers} first={index === 0} />
        ))}
      </ul>
      {isFetchingNextPage ? <Skeleton shape="banner" /> : null}
      {isFetchNextPageError ? (
        <Button variant="secondary" onClick={() => void fetchNextPage()} loading={isFetchingNextPage}>
          {common.retry}
        </Button>
      ) : null}
      {hasNextPage && !isFetchNextPageError ? (
        <ReachEnd key={data.pages.length} onReach={() => void fetchNextPage()} />
      ) : null}
    </>
  );
}

/** Pages that are there do not change, so they are not rendered again when the next one comes. */
const OfferPage = memo(function OfferPage({ offers, first }: { offers: readonly Offer[]; first: boolean }) {
  return offers.map((offer, index) => (
    <li key={offer.id} className={styles.item}>
      <OfferCard offer={offer} lazy={!first || index > 2} />
    </li>
  ));
});
