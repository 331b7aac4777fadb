import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { textsOf } from '@/brand/texts/define-texts';
import { offersTexts } from '@/brand/texts/offers';
import { FailedQuery } from '@/components/failed-query';
import { ButtonLink } from '@/components/links';
import { Page } from '@/components/page';
import { useBack } from '@/components/use-back';
import { OffersDrawing } from '@/ui/drawings/offers';
import { EmptyState } from '@/ui/feedback/empty-state';
import { BlockSkeleton, TextSkeleton } from '@/ui/feedback/skeleton';
import { OfferDetail } from './offer-detail';
import { cachedOffer, offerQueries } from './queries';

/**
 * One offer (docs/product/offers.md#one-offer). Until the details arrive, it shows what a list knows about the offer.
 */
export function OfferDetailScreen() {
  const texts = textsOf(offersTexts);
  const { id } = useParams({ from: '/_customer/offers-detail/$id' });
  const known = cachedOffer(useQueryClient(), id);
  const details = useQuery(offerQueries.details(id));
  const offer = details.data ?? known;
  const goBack = useBack('/offers');
  const title = offer?.title || texts.detailTitle;
  const failed =
    details.isError && details.data === undefined ? (
      <FailedQuery what="offer" error={details.error} onRetry={() => void details.refetch()} />
    ) : null;
  return (
    <Page title={title} onBack={goBack}>
      {offer && details.data !== null ? (
        <OfferDetail
          key={id} // a push message may lead from one offer to another
          offer={offer}
          instead={details.data ? undefined : (failed ?? <TextSkeleton lines={5} />)}
        />
      ) : null}
      {details.isPending && !known ? (
        <>
          <BlockSkeleton ratio={16 / 9} corner="card" />
          <TextSkeleton lines={6} />
        </>
      ) : null}
      {offer ? null : failed}
      {details.data === null ? (
        <EmptyState
          drawing={<OffersDrawing />}
          title={texts.notFound}
          action={<ButtonLink to="/offers">{texts.allOffers}</ButtonLink>}
        />
      ) : null}
    </Page>
  );
}

/** Starts the screen's queries as soon as its code is there. */
export function prepareOffer(queryClient: QueryClient, id: string): void {
  void queryClient.prefetchQuery(offerQueries.details(id));
}
